import { request } from 'node:http'

/** Milliseconds until the first byte of an answer's body, and until its end. Throws where the answer is none of 200. */
export function timeAnswer(address: string, cookie: string): Promise<{ firstByte: number; whole: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const sent = request(address, { headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`))
      let firstByte: number | undefined
      answer.on('data', () => {
        firstByte ??= performance.now() - start
      })
      answer.on('end', () => {
        const whole = performance.now() - start
        resolve({ firstByte: firstByte ?? whole, whole })
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}
