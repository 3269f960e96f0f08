import { describe, expect, test } from 'vitest'
import { recapped } from './recapped.ts'

const marked = (text: string, you: string) => recapped(text, you).filter(({ kind }) => kind !== 'plain')

describe('what others did', () => {
  test('has what it brought set apart', () => {
    expect(marked('Skiff +4, hired the Sailor', 'you')).toEqual([{ text: '+4', kind: 'gain' }])
  })

  test('calls out what was done to whoever reads, in each language', () => {
    expect(marked('Skiff +4, paid you 1', 'you')[1]).toEqual({ text: 'paid you 1', kind: 'own' })
    expect(marked('hat dich gesucht, nach Tortuga gesegelt', 'dich')).toEqual([
      { text: 'hat dich gesucht', kind: 'own' },
    ])
    expect(marked('ha cercato te', 'te')).toEqual([{ text: 'ha cercato te', kind: 'own' }])
  })

  test('takes no part of a word for it', () => {
    expect(marked('a young gunner', 'you')).toEqual([])
    expect(marked('Tempesta, Santiago', 'te')).toEqual([])
  })

  test('loses nothing of the sentence', () => {
    const text = 'Inés: bid 4 on the Arriba, lost to you (5) · Diabolo: captured Trujillo +2,000'
    expect(
      recapped(text, 'you')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
