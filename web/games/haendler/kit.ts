/** What the cards of persons and ships are drawn with, fetched when the first of them lies on the table. */

import type { Role, ShipType } from '@windward/games/haendler/vocabulary.ts'
import type { Drawing } from '../../art/ink.ts'
import { medallion, portrait } from '../../art/people/figure.ts'
import { role as sitter } from '../../art/people/haendler.ts'
import { TRADERS } from '../../art/ships/looks.ts'
import { underWay } from '../../art/ships/scene.ts'

export function medal(role: Role): Drawing {
  return medallion(sitter(role))
}

export function person(role: Role, variant: number): Drawing {
  return portrait(sitter(role, variant))
}

export function ship(type: ShipType): Drawing {
  return underWay(TRADERS[type].type, TRADERS[type].look)
}
