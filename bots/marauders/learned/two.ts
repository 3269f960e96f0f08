/**
 * Made by `node bots/train/judge.ts --seats 2 --games 12000 --epochs 10 --seed judge` in 142 s: 244036
 * positions, loss 0.5120 on 24437 of games it had not seen (the judgement by hand: 0.5744).
 */

/** What each trait is worth half-way to the goal, and how much more at the goal than at the beginning. */
// biome-ignore format: numbers
export const LEARNED: readonly number[] = [
  0.443, 0.57, // points
  0.233, 0.493, // stash
  2.005, -1.832, // ashore
  0.01, 0.049, // purse
  0.317, 0.251, // gold
  -0.09, -0.503, // away
  -0.09, 0.854, // surplus
  0.205, 0.049, // cargo
  -0.825, 0.682, // sloop
  -0.796, 0.713, // flute
  0.043, 0.401, // frigate
  -0.069, 0.079, // galleon
  0.6, -0.478, // manOWar
  -0.058, -0.043, // hull damage
  -0.099, -0.108, // cargo damage
  -0.051, -0.039, // masts damage
  -0.07, 0.001, // crew damage
  -0.059, 0.099, // cannons damage
  -0.014, 0.046, // destroyed
  0.04, -0.05, // modifications
  0.002, 0.058, // weapons
  0.037, -0.052, // glory cards
  0.052, -0.058, // rumors
  0.107, 0, // mission
  0.099, -0.158, // specialists
  -0.027, 0.128, // kept
  -0.222, 0.13, // wanted
  0.026, 0.052, // bounty
  0.395, 0.079, // prospect
  -0.167, -0.001, // risk
  -0.001, 0.027, // in port
  0.303, -0.124, // seamanship
  0.083, -0.21, // scouting
  0.165, -0.284, // leadership
  0.077, -0.248, // influence
  -0.262, 0.318, // fitted out
]
