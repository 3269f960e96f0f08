/** A small net of one hidden layer, as plain numbers: a few loops, no library. */

export interface Net {
  readonly inputs: number
  readonly hidden: number
  /** Hidden weights row by row, hidden biases, output weights, output bias. */
  readonly weights: Float32Array
}

export function netSize(inputs: number, hidden: number): number {
  return hidden * inputs + hidden + hidden + 1
}

/**
 * The score of one row of features. `layer` receives what the hidden units say. More than half of a row is nought: going
 * by the others alone takes half the time, and adds up the same.
 */
export function score(net: Net, x: Float32Array, layer: Float32Array): number {
  const { inputs, hidden, weights } = net
  const biases = hidden * inputs
  const outputs = biases + hidden
  let count = 0
  for (let i = 0; i < inputs; i++) if (x[i] !== 0) FILLED[count++] = i
  let sum = weights[outputs + hidden]
  for (let h = 0, row = 0; h < hidden; h++, row += inputs) {
    let z = weights[biases + h]
    for (let k = 0; k < count; k++) z += weights[row + FILLED[k]] * x[FILLED[k]]
    const active = z > 0 ? z : 0.01 * z
    layer[h] = active
    sum += weights[outputs + h] * active
  }
  return sum
}

const MOST_INPUTS = 256
const FILLED = new Uint8Array(MOST_INPUTS)

/** From text and back: three decimals are enough, and keep the file small. */
export function readNet(inputs: number, hidden: number, numbers: readonly number[]): Net {
  if (numbers.length !== netSize(inputs, hidden)) throw new Error('the net has another shape')
  return { inputs, hidden, weights: Float32Array.from(numbers, (n) => n / 1000) }
}
