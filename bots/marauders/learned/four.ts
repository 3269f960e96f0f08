/**
 * Made by `node bots/train/judge.ts --seats 4 --games 5000 --epochs 8 --seed judge` in 143 s: 85919
 * positions, loss 0.9692 on 8615 of games it had not seen (the judgement by hand: 1.0066).
 */

/** What each trait is worth half-way to the goal, and how much more at the goal than at the beginning. */
// biome-ignore format: numbers
export const LEARNED: readonly number[] = [
  0.601, 0.577, // points
  0.346, 0.341, // stash
  1.257, -0.977, // ashore
  -0.043, 0.082, // purse
  0.420, 0.183, // gold
  -0.071, -0.561, // away
  -0.177, -0.282, // surplus
  0.332, 0.021, // cargo
  -0.589, 0.517, // sloop
  -0.551, 0.358, // flute
  0.570, -0.133, // frigate
  0.055, -0.060, // galleon
  0.366, 0.120, // manOWar
  -0.116, 0.078, // hull damage
  -0.041, -0.012, // cargo damage
  -0.085, -0.049, // masts damage
  -0.093, -0.088, // crew damage
  -0.015, 0.239, // cannons damage
  -0.000, 0.241, // destroyed
  0.065, -0.028, // modifications
  -0.023, 0.223, // weapons
  0.029, -0.059, // glory cards
  0.055, -0.017, // rumors
  0.168, 0.019, // mission
  0.135, 0.042, // specialists
  -0.079, -0.175, // kept
  -0.213, 0.667, // wanted
  -0.003, 0.018, // bounty
  0.499, 0.031, // prospect
  -0.112, 0.032, // risk
  -0.033, -0.027, // in port
  0.085, -0.125, // seamanship
  -0.040, 0.048, // scouting
  0.083, 0.023, // leadership
  -0.023, -0.201, // influence
  0.011, -0.073, // fitted out
]
