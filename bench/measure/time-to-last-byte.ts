import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds from asking to the last byte, over a connection that stays: fetch() reads and decodes, which is the client's own time. */
export function timeToLastByte(address: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`))
      response.on('error', reject).on('end', () => resolve(performance.now() - start))
      response.resume()
    }).on('error', reject)
  })
}
