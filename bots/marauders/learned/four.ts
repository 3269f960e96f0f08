/**
 * Made by `node bots/train/judge.ts --seats 4 --games 5000 --epochs 10 --seed judge` in 120 s: 85919
 * positions, loss 0.9670 on 8615 of games it had not seen (the judgement by hand: 1.0066).
 */

/** What each trait is worth half-way to the goal, and how much more at the goal than at the beginning. */
// biome-ignore format: numbers
export const LEARNED: readonly number[] = [
  0.595, 0.557, // points
  0.339, 0.364, // stash
  4.086, -3.487, // ashore
  -0.039, 0.014, // purse
  0.422, 0.207, // gold
  -0.07, -0.589, // away
  -0.22, -0.277, // surplus
  0.328, 0.059, // cargo
  -0.985, 1.048, // sloop
  -0.958, 0.931, // flute
  0.194, 0.328, // frigate
  -0.293, 0.257, // galleon
  0.065, 0.604, // manOWar
  -0.14, 0.047, // hull damage
  -0.074, -0.004, // cargo damage
  -0.088, -0.085, // masts damage
  -0.09, -0.134, // crew damage
  -0.02, 0.239, // cannons damage
  0.034, 0.281, // destroyed
  0.067, -0.041, // modifications
  0.011, 0.178, // weapons
  0.045, -0.063, // glory cards
  0.075, -0.023, // rumors
  0.19, 0.022, // mission
  0.113, 0.015, // specialists
  -0.114, -0.208, // kept
  -0.208, 0.8, // wanted
  0.014, -0.023, // bounty
  0.505, 0, // prospect
  -0.137, 0.074, // risk
  -0.046, -0.017, // in port
  0.4, -0.423, // seamanship
  0.279, -0.302, // scouting
  0.411, -0.278, // leadership
  0.293, -0.495, // influence
  -0.089, 0.194, // fitted out
]
