import type { Ask } from '@windward/bots/contract.ts'
import { Chance } from '@windward/core/chance.ts'
import { offered } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { allRules } from '@windward/games/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { actionIn, answerTo, askLine } from './protocol.ts'

function askIn(game: AnyGame): Ask<unknown> {
  const s = game.setup(defaults(game), 2, new Chance('protocol'))
  const [question] = game.questions(s)
  const { seat } = question
  const [choices, view] = [game.actions(s, seat), game.view(s, seat)]
  return { game, seat, question, choices, view, rng: new Chance('own') }
}

describe.each(await allRules())('an ask in $id', (game) => {
  const ask = askIn(game)
  const sent = askLine(7, ask)

  test('is one line, and names what is needed to answer', () => {
    const text = JSON.stringify(sent)
    expect(text).not.toContain('\n')
    expect(text.length).toBeLessThan(20_000)
    expect(JSON.parse(text)).toMatchObject({
      protocol: 1,
      id: 7,
      game: game.id,
      seat: ask.seat,
      question: ask.question,
    })
    expect(sent.choices.length).toBeLessThanOrEqual(sent.size)
    for (const choice of sent.choices) expect(offered(ask.choices, choice)).toBeDefined()
  })

  test('is answered by number or in full', () => {
    expect(actionIn('{"id":7,"choice":0}', sent)).toEqual(sent.choices[0])
    const action = sent.choices.at(-1)
    expect(actionIn(JSON.stringify({ id: 7, action }), sent)).toEqual(action)
  })

  test('is answered by our bots with what is offered, the same each time', async () => {
    const text = JSON.stringify(sent)
    const answer = await answerTo(text, 'mate')
    expect(await answerTo(text, 'mate')).toEqual(answer)
    expect(offered(ask.choices, actionIn(JSON.stringify(answer), sent))).toBeDefined()
  })

  test.each([
    ['no JSON', 'hello'],
    ['no object', '[7]'],
    ['another id', '{"id":6,"choice":0}'],
    ['no such choice', '{"id":7,"choice":99999}'],
    ['a choice that is no number', '{"id":7,"choice":"length"}'],
    ['nothing chosen', '{"id":7}'],
  ])('is not answered by a line with %s', (_, line) => {
    expect(() => actionIn(line, sent)).toThrow()
  })

  test.each([
    ['another protocol', { protocol: 2 }, /protocol 1/],
    ['another game', { game: 'chess' }, /no game chess/],
    ['another revision', { rev: 99 }, /revision 99/],
    ['no view', { view: undefined }, /view/],
    ['a seat that owes nothing', { seat: 9 }, /owes no answer/],
  ])('with %s is refused', async (_, change, why) => {
    await expect(answerTo(JSON.stringify({ ...sent, ...change }), 'mate')).rejects.toThrow(why)
  })
})
