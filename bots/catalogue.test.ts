import { GAME_IDS } from '@windward/games/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { BOT_NAMES, botBelow, botNamed, botOf, botsFor, CHANCE, mindsOf, steadyBot } from './catalogue.ts'
import { LEVELS } from './contract.ts'
import { random } from './random.ts'

describe.each(GAME_IDS)('%s', (id) => {
  test('is played at the levels that are named for it, and no others', async () => {
    const minds = await mindsOf(id)
    expect(LEVELS.filter((level) => minds[level] !== undefined)).toEqual(botsFor(id).slice(1))
    for (const name of botsFor(id)) expect((await botNamed(id, name)).id).toBe(name)
  })

  test('has a bot to sit down with', () => {
    expect(botsFor(id)).toContain(steadyBot(id))
  })
})

test('bots are found by name, and others are not', async () => {
  expect(BOT_NAMES).toContain(CHANCE)
  expect(botOf({}, CHANCE)).toBe(random)
  expect(botOf(await mindsOf('haendler'), 'toString')).toBeUndefined()
  await expect(botNamed('haendler', 'genius')).rejects.toThrow('no bot of haendler is called genius')
})

describe('the bot below', () => {
  const bots = [CHANCE, 'deckhand', 'captain', 'admiral']

  test('is the next that the game has', () => {
    expect(botBelow(bots, 'admiral')).toBe('captain')
    expect(botBelow(bots, 'captain')).toBe('deckhand')
    expect(botBelow(bots, 'deckhand')).toBe(CHANCE)
    expect(botBelow(bots, CHANCE)).toBeUndefined()
  })

  test('is the one that plays by rule for whoever is not among them, or else the best', () => {
    expect(botBelow(botsFor('haendler'), 'exec:parrot')).toBe('mate')
    expect(botBelow(bots, 'exec:parrot')).toBe('admiral')
  })
})
