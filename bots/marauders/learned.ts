/**
 * Made by `node bots/train/judge.ts --games 12000 --epochs 5 --seed judge` in 331 s: 233523
 * positions, loss 0.6167 on 23513 of games it had not seen (the judgement by hand: 0.6785).
 */

/** What each trait is worth half-way to the goal, and how much more at the goal than at the beginning. */
// biome-ignore format: numbers
export const LEARNED: readonly number[] = [
  0.491, 0.631, // points
  0.297, 0.374, // stash
  0.711, -0.609, // ashore
  0.050, 0.192, // purse
  0.320, 0.118, // gold
  -0.082, -0.485, // away
  -0.008, -0.052, // surplus
  0.264, -0.041, // cargo
  -0.573, 0.379, // sloop
  -0.473, 0.190, // flute
  0.328, -0.037, // frigate
  0.157, 0.051, // galleon
  0.531, -0.257, // manOWar
  -0.040, 0.086, // hull damage
  -0.026, -0.046, // cargo damage
  -0.053, 0.036, // masts damage
  -0.065, -0.062, // crew damage
  -0.118, -0.028, // cannons damage
  -0.121, -0.269, // destroyed
  0.065, 0.058, // modifications
  -0.014, 0.157, // weapons
  0.053, -0.078, // glory cards
  0.014, -0.067, // rumors
  0.109, -0.069, // mission
  0.083, -0.141, // specialists
  -0.061, 0.322, // kept
  -0.238, 0.346, // wanted
  0.017, 0.008, // bounty
  0.436, 0.116, // prospect
  -0.183, -0.129, // risk
  -0.044, -0.039, // in port
  0.117, -0.058, // seamanship
  -0.086, 0.013, // scouting
  -0.026, -0.130, // leadership
  -0.064, -0.125, // influence
  -0.093, -0.177, // fitted out
]
