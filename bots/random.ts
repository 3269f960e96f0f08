/** Any legal action, each as likely as the others. */

import { sample } from '@windward/core/choices.ts'
import type { Bot } from './contract.ts'

export const random: Bot = {
  id: 'random',
  decide: ({ choices, rng }) => sample(choices, rng),
}
