/** What is added to the copy, as text: a game and its bot, an endpoint, a card, and the tests of these two. */

import { LANGUAGES } from '@windward/core/words.ts'

const each = (text: string) => LANGUAGES.map((language) => `${language}: ${text}`).join(', ')

export const GAME = {
  cover: `import type { Cover } from '@windward/core/words.ts'

export const cover: Cover<{ cards: number }> = {
  title: 'Dice',
  stage: 'alpha',
  options: { cards: [12, 16] },
  seats: () => ({ min: 2, max: 3 }),
  minutes: [5, 10],
  weight: 1,
  pitch: { ${each("'Draw, swap or wait.'")} },
  provenance: { ${each("'It is the toy of the laws.'")} },
  optionWords: { ${each("{ cards: 'Cards' }")} },
}
`,
  rules: `import { type Toy, toy } from '@windward/core/laws.toy.ts'
import { cover } from './cover.ts'

export const dice: Toy = { ...toy, id: 'dice', stage: cover.stage, options: cover.options, seats: cover.seats }
`,
  speech: `import type { Question } from '@windward/core/contract.ts'
import type { ToyAction, ToyEvent, ToyView } from '@windward/core/laws.toy.ts'
import type { Language, Speech } from '@windward/core/words.ts'

export function speech(_: Language): Speech<ToyAction, ToyView, ToyEvent, Question> {
  return {
    question: ({ ask }) => ask,
    action: ({ type }) => type,
    event: ({ type }) => type,
    refusal: ({ code }) => code,
    source: (why) => why,
  }
}
`,
  kit: `import type { LawKit } from '@windward/core/laws.trial.ts'
import { type ToyState, toyCards } from '@windward/core/laws.toy.ts'

export const kit: LawKit<ToyState> = { conserved: toyCards }
`,
  layout: `import type { SpeechOf, ViewOf } from '@windward/games/catalogue.ts'
import type { Layout } from '../layout.ts'

export const diceLayout: Layout<ViewOf<'dice'>, SpeechOf<'dice'>> = {
  draw: (view) => JSON.stringify(view),
  rules: () => ['Draw, swap or wait.'],
}
`,
  minds: `import { sample } from '@windward/core/choices.ts'
import type { Minds } from '../contract.ts'

export const MINDS = {
  mate: ({ choices, rng }) => sample(choices, rng),
} satisfies Minds
`,
  judges: `import { list } from '@windward/core/choices.ts'
import { type ToyState, toy } from '@windward/core/laws.toy.ts'
import { dice } from '@windward/games/dice/index.ts'
import type { Yardstick } from './contract.ts'
import { plainJudge } from './plain.ts'

export const JUDGE = plainJudge(dice)

export const YARDSTICK: Yardstick<ToyState> = {
  worlds: 1,
  until: () => 0,
  reached: () => 0,
  redealt: (s) => toy.clone(s),
  rule: (_s, _question, choices) => list(choices)[0],
  draws: () => undefined,
  value: ({ hands }) => hands.map(() => 1 / hands.length),
}
`,
}

export const ENDPOINT = {
  route: `
  weather: {
    method: 'GET',
    path: '/weather',
    does: 'How the wind blows.',
    status: 200,
    answer: z.object({ wind: z.string() }),
    refusals: [],
  },`,
  handler: `
    async weather() {
      return { wind: 'fair' }
    },
`,
  test: `import { ROUTES } from '@windward/protocol/routes.ts'
import { expect, test } from 'vitest'
import { TestClient } from '../given/client.ts'
import { startTestServer } from '../given/server.ts'

test('the wind is told, and OpenAPI tells of it', async () => {
  const server = await startTestServer()
  try {
    const client = new TestClient(server.url)
    expect(await client.call(ROUTES.weather, {})).toEqual({ wind: 'fair' })
    expect(JSON.stringify((await client.get('/openapi.json')).body)).toContain('How the wind blows.')
  } finally {
    await server.end()
  }
})
`,
}

export const CARD = {
  effect: `
  /** To every other player. */
  | { readonly do: 'giveGold'; readonly gold: number }`,
  deed: `
  giveGold(p, f, { gold }) {
    for (const seat of p.s.players.keys()) if (seat !== f.seat && lives(p.s, seat)) earn(p, seat, gold, f.from)
  },`,
  card: `
  openHand: {
    copies: 1,
    windows: ['turn.free'],
    who: 'active',
    when: always,
    effects: [{ do: 'giveGold', gold: 2 }],
  },`,
  test: `import { expect, test } from 'vitest'
import { given } from '../given.ts'

const table = () => given({ players: [{ glory: ['openHand'] }, { gold: 5 }] })

test('glory.openHand is played: every other player gains 2 gold', () => {
  expect(table().plays(0, 'openHand').captain(1).gold).toBe(7)
})

test('glory.openHand is not offered: on the turn of another player', () => {
  expect(table().does(0, { type: 'endTurn' }).mayPlay(0, 'openHand')).toBe(false)
})
`,
}
