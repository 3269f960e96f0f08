/**
 * Made by `node bots/train/judge.ts --seats 3 --games 5000 --epochs 10 --seed judge` in 880 s: 91905
 * positions, loss 0.7894 on 9316 of games it had not seen (the judgement by hand: 0.8638).
 */

/** What each trait is worth half-way to the goal, and how much more at the goal than at the beginning. */
// biome-ignore format: numbers
export const LEARNED: readonly number[] = [
  0.55, 0.441, // points
  0.342, 0.466, // stash
  2.264, -2.188, // ashore
  -0.054, -0.056, // purse
  0.394, 0.266, // gold
  -0.095, -0.601, // away
  -0.01, 0.396, // surplus
  0.312, 0.063, // cargo
  -0.759, 0.851, // sloop
  -0.786, 0.557, // flute
  0.191, 0.59, // frigate
  -0.073, 0.369, // galleon
  0.679, -2.092, // manOWar
  -0.09, 0.024, // hull damage
  -0.053, -0.186, // cargo damage
  -0.1, 0.019, // masts damage
  -0.066, -0.164, // crew damage
  -0.086, 0.102, // cannons damage
  -0.142, -0.073, // destroyed
  0.087, 0.008, // modifications
  -0.019, 0.089, // weapons
  0.006, -0.001, // glory cards
  0.079, 0.019, // rumors
  0.071, -0.114, // mission
  0.053, 0.083, // specialists
  -0.122, 0.427, // kept
  -0.227, 0.49, // wanted
  0.066, 0.068, // bounty
  0.445, 0.06, // prospect
  -0.209, -0.052, // risk
  -0.045, -0.087, // in port
  0.289, -0.178, // seamanship
  0.077, -0.165, // scouting
  0.145, -0.306, // leadership
  0.119, -0.299, // influence
  -0.086, -0.106, // fitted out
]
