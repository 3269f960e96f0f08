/** What is said in one turn of the loop, such as an update and an answer, goes out to each reader in one piece. */

const TEXT = 0x81
const SHORT = 125
const MEDIUM = 0xffff

/** Someone with something to send at the end of the turn. */
export interface Sender {
  flush(): void
}

let senders: Sender[] = []

export function soon(sender: Sender): void {
  if (senders.length === 0) setImmediate(flushAll)
  senders.push(sender)
}

function flushAll(): void {
  const now = senders
  senders = []
  for (const sender of now) sender.flush()
}

/** Text messages as a server sends them: whole, unmasked, uncompressed (RFC 6455, 5.2). */
export function framed(texts: readonly string[]): Buffer {
  const lengths: number[] = []
  let whole = 0
  for (const text of texts) {
    const length = Buffer.byteLength(text)
    lengths.push(length)
    whole += headLength(length) + length
  }
  const buffer = Buffer.allocUnsafe(whole)
  let at = 0
  for (let i = 0; i < texts.length; i += 1) {
    at = writeHead(buffer, at, lengths[i])
    at += buffer.write(texts[i], at)
  }
  return buffer
}

function headLength(length: number): number {
  if (length <= SHORT) return 2
  return length <= MEDIUM ? 4 : 10
}

function writeHead(buffer: Buffer, at: number, length: number): number {
  buffer[at] = TEXT
  if (length <= SHORT) return buffer.writeUInt8(length, at + 1)
  if (length <= MEDIUM) return buffer.writeUInt16BE(length, buffer.writeUInt8(SHORT + 1, at + 1))
  return buffer.writeBigUInt64BE(BigInt(length), buffer.writeUInt8(SHORT + 2, at + 1))
}
