import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Command } from './commands.ts'
import { ToClient, ToServer } from './live.ts'
import { NewTable, Nickname } from './tables.ts'

it('takes a command with its id', () => {
  const message = {
    type: 'do',
    table: 'abcdefABCDEF',
    id: 'c-000001',
    command: { type: 'act', action: { type: 'hire', card: 17 }, seen: 41 },
  }
  expect(ToServer.parse(message)).toEqual(message)
})

it('refuses a message of no known type, a foreign table id and an action without a type', () => {
  expect(ToServer.safeParse({ type: 'dance' }).success).toBe(false)
  expect(ToServer.safeParse({ type: 'watch', table: '../secret' }).success).toBe(false)
  expect(Command.safeParse({ type: 'act', action: {} }).success).toBe(false)
})

it('refuses names that print as nothing or as something else', () => {
  for (const name of [
    '',
    '   ',
    'a\u0000b',
    'a\u202Eb',
    'x'.repeat(25),
    '\u3164',
    '\u2800',
    `z${'\u0301'.repeat(9)}`,
  ]) {
    expect(Nickname.safeParse(name).success, JSON.stringify(name)).toBe(false)
  }
  expect(Nickname.parse('Käpt’n Blaubär')).toBe('Käpt’n Blaubär')
})

it('takes the normal form of a name, and no name whose normal form is too long', () => {
  expect(Nickname.parse('  Zoe\u0308 ')).toBe('Zo\u00EB')
  expect('\uFB2C'.repeat(24).normalize()).toHaveLength(72)
  expect(Nickname.safeParse('\uFB2C'.repeat(24)).success).toBe(false)
})

it('leaves out what it does not know', () => {
  const table = NewTable.parse({ game: 'haendler', seats: 2, seed: 'f'.repeat(64) })
  expect(table).not.toHaveProperty('seed')
})

it('can be told as JSON Schema, both ways', () => {
  for (const schema of [ToServer, ToClient]) expect(z.toJSONSchema(schema)).toHaveProperty('oneOf')
})
