/** The inks of a chart, by day and by lamplight. */

import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import type { Theme } from '../ink.ts'
import type { Wash } from './source.ts'

export interface ChartColours {
  readonly paper: string
  readonly land: string
  readonly sea: string
  readonly ink: string
  /** Words, and what keeps them clear of what lies below. */
  readonly text: string
  readonly halo: string
  readonly line: string
  readonly hachure: string
  readonly wave: string
  readonly rhumbs: readonly [string, string, string]
  readonly rhumbStrength: number
  /** Water along the coasts, from afar to near. */
  readonly shallows: readonly [string, string, string]
  readonly shallowStrength: number
  readonly palm: string
  readonly wall: string
  readonly card: string
  /** Where one can go next, its rim, and where one could come to after that. */
  readonly near: string
  readonly nearEdge: string
  readonly far: string
  readonly washes: Readonly<Record<Wash, string>>
  readonly washStrength: number
  readonly havenStrength: number
  readonly stain: string
  readonly stainStrength: number
  /** The dark at the corners. */
  readonly dusk: readonly [colour: string, strength: number]
}

export const CHART_COLOURS: Readonly<Record<Theme, ChartColours>> = {
  day: {
    paper: '#f0e2bf',
    land: '#f4e7c6',
    sea: '#dde5d6',
    ink: '#2a2118',
    text: '#20170f',
    halo: '#f6ecd2',
    line: '#2f3d3c',
    hachure: '#2a2118',
    wave: '#44676a',
    rhumbs: ['#2a2118', '#3f6b4b', '#a33a2a'],
    rhumbStrength: 0.26,
    shallows: ['#b5cfc8', '#9dc0ba', '#83aca8'],
    shallowStrength: 0.36,
    palm: '#7d8f4c',
    wall: '#f7e6c4',
    card: '#f7ecd2',
    near: '#e8a517',
    nearEdge: '#7a2d12',
    far: '#1f7f7c',
    washes: { red: '#b9352a', blue: '#2b5f9e', green: '#2f8058', yellow: '#d99a12' },
    washStrength: 0.5,
    havenStrength: 0.42,
    stain: '#8a5a20',
    stainStrength: 0.03,
    dusk: ['#6b4a1c', 0.3],
  },
  lamp: {
    paper: '#b3a073',
    land: '#c8b688',
    sea: '#12303b',
    ink: '#1d1710',
    text: '#f6e7bd',
    halo: '#0b1f27',
    line: '#d9c79c',
    hachure: '#a9c1ae',
    wave: '#6fa0a0',
    rhumbs: ['#d9c79c', '#86b196', '#d08a6a'],
    rhumbStrength: 0.17,
    shallows: ['#1b4450', '#23545d', '#2f686b'],
    shallowStrength: 0.5,
    palm: '#6d7c46',
    wall: '#e2cf9f',
    card: '#dccb9f',
    near: '#ffc24a',
    nearEdge: '#ffd98a',
    far: '#6fc4ae',
    washes: { red: '#c5402f', blue: '#3f7fca', green: '#3d9a6a', yellow: '#e3aa2c' },
    washStrength: 0.55,
    havenStrength: 0.5,
    stain: '#2a1a08',
    stainStrength: 0.04,

    dusk: ['#030708', 0.5],
  },
}

export const NATION_WASHES: Readonly<Record<Nation, Wash>> = {
  spanish: 'yellow',
  english: 'red',
  french: 'blue',
  dutch: 'green',
}
