/** What is common to training a net that gives each seat a score: the likeliest to win is who has the most. */

import type { Rng } from '@windward/core/chance.ts'
import { type Net, netSize, score } from '../net.ts'
import { softmax, surprise } from './descent.ts'

/** A position: a row of features for each player, and each player's share of the victory. */
export interface NetSample {
  readonly rows: readonly Float32Array[]
  readonly shares: readonly number[]
}

export function firstWeights(inputs: number, hidden: number, chance: Rng): Float32Array {
  const uniform = () => chance.int(2 ** 20) / 2 ** 20 - 0.5
  const weights = new Float32Array(netSize(inputs, hidden))
  for (let i = 0; i < inputs * hidden; i++) weights[i] = uniform() * Math.sqrt(6 / inputs)
  for (let i = 0; i < hidden; i++) weights[inputs * hidden + hidden + i] = uniform() * Math.sqrt(6 / hidden)
  return weights
}

export function addToGradient(net: Net, { rows, shares }: NetSample, gradient: Float32Array): void {
  const { inputs, hidden, weights } = net
  const layers = rows.map(() => new Float32Array(hidden))
  const chances = softmax(rows.map((row, i) => score(net, row, layers[i])))
  const [biases, outputs] = [hidden * inputs, hidden * inputs + hidden]
  for (const [i, row] of rows.entries()) {
    const off = chances[i] - shares[i]
    gradient[outputs + hidden] += off
    for (let h = 0; h < hidden; h++) {
      gradient[outputs + h] += off * layers[i][h]
      const back = off * weights[outputs + h] * (layers[i][h] > 0 ? 1 : 0.01)
      gradient[biases + h] += back
      for (let f = 0; f < inputs; f++) gradient[h * inputs + f] += back * row[f]
    }
  }
}

/** The mean cross-entropy. */
export function lossOf(net: Net, data: readonly NetSample[]): number {
  const layer = new Float32Array(net.hidden)
  const losses = data.map(({ rows, shares }) => surprise(softmax(rows.map((row) => score(net, row, layer))), shares))
  return losses.reduce((a, b) => a + b, 0) / losses.length
}

/** The net as a file, with how it was made and how well it did on positions it had not seen. */
export function printed(net: Net, command: string, began: number, all: number, loss: number, checked: number): string {
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const facts = `${all} positions, loss ${loss.toFixed(4)} on ${checked} it had not seen`
  return `/** Made by \`${command}\` in ${seconds} s: ${facts}. */

import { type Net, readNet } from '../net.ts'

// biome-ignore format: numbers
const NUMBERS = [${Array.from(net.weights, (w) => Math.round(w * 1000)).join(',')}]

export const NET: Net = readNet(${net.inputs}, ${net.hidden}, NUMBERS)`
}
