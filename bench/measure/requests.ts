import { spawnSync } from 'node:child_process'
import { Agent, get, request } from 'node:http'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'

/** Throws on an error status. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`)
  return response.text()
}

/** The paths listed in a sitemap file. */
export async function fetchSitemap(origin: string, file: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemaps/${file}`)
  const paths = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? '').pathname,
  )
  if (paths.length === 0) throw new Error(`${file}: status ${response.status}, no URL in it`)
  return paths
}

/** Milliseconds until the first byte of the response body, and until its end. Throws if the status is not 200. */
export function timeToFirstByte(address: string, cookie: string): Promise<{ firstByte: number; whole: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const sent = request(address, { headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`))
      let firstByte: number | undefined
      response.on('data', () => {
        firstByte ??= performance.now() - start
      })
      response.on('end', () => {
        const whole = performance.now() - start
        resolve({ firstByte: firstByte ?? whole, whole })
      })
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds from the request to the last byte, over a keep-alive connection. Not fetch(), whose decoding would be measured too. */
export function timeToLastByte(address: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} responded with ${response.statusCode}`))
      response.on('error', reject).on('end', () => resolve(performance.now() - start))
      response.resume()
    }).on('error', reject)
  })
}

const CONNECTIONS = 32
const THREADS = 2

/** Whether the load generator wrk is installed. */
export const hasWrk = (): boolean => spawnSync('wrk', ['-v']).error === undefined

/** Requests per second over `seconds`. `isCompressed` requests gzip. Throws if any response was an error. */
export async function requestsPerSecond(address: string, seconds: number, isCompressed = false): Promise<number> {
  const header = isCompressed ? ['-H', 'Accept-Encoding: gzip'] : []
  const load = [`-t${THREADS}`, `-c${CONNECTIONS}`, `-d${seconds}s`, ...header, address]
  const { code, output } = await runProcess('wrk', load)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (code !== 0 || !Number.isFinite(rate) || /Non-2xx/.test(output)) throw new Error(`${address}: ${output}`)
  return rate
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
