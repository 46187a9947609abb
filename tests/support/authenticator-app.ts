import { createHmac } from 'node:crypto'

/** What the app on somebody's phone shows for a step of 30 seconds (RFC 6238). */
export function codeOf(secret: string, step: number): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
