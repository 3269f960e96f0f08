/**
 * Made by `node bots/train/judge.ts --seats 2 --games 12000 --epochs 5 --seed judge` in 170 s: 244036
 * positions, loss 0.5116 on 24437 of games it had not seen (the judgement by hand: 0.5744).
 */

/** What each trait is worth half-way to the goal, and how much more at the goal than at the beginning. */
// biome-ignore format: numbers
export const LEARNED: readonly number[] = [
  0.484, 0.551, // points
  0.254, 0.485, // stash
  0.660, -0.523, // ashore
  -0.021, 0.102, // purse
  0.305, 0.256, // gold
  -0.109, -0.453, // away
  -0.049, 0.445, // surplus
  0.204, 0.005, // cargo
  -0.542, 0.319, // sloop
  -0.485, 0.276, // flute
  0.309, 0.031, // frigate
  0.164, -0.123, // galleon
  0.735, 0.016, // manOWar
  -0.016, -0.043, // hull damage
  -0.059, -0.107, // cargo damage
  -0.043, -0.003, // masts damage
  -0.053, -0.026, // crew damage
  -0.036, 0.112, // cannons damage
  -0.008, 0.072, // destroyed
  0.060, -0.021, // modifications
  -0.005, 0.118, // weapons
  0.016, -0.080, // glory cards
  0.053, -0.075, // rumors
  0.113, -0.014, // mission
  0.084, -0.096, // specialists
  -0.016, 0.112, // kept
  -0.231, 0.158, // wanted
  0.018, 0.088, // bounty
  0.389, 0.099, // prospect
  -0.150, 0.007, // risk
  -0.012, 0.014, // in port
  0.153, -0.019, // seamanship
  -0.092, 0.003, // scouting
  0.002, -0.133, // leadership
  -0.075, -0.081, // influence
  -0.188, 0.029, // fitted out
]
