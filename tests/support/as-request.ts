import type { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limitWaiting, type Waiting } from '@/lib/platform/request-waiting.mjs'

let isLimited = false

/** Does it while somebody waits for the answer of a server, as in production: with an end to waiting for the database. */
export async function asRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!isLimited) limitWaiting()
  isLimited = true
  let result: Promise<Result> | undefined
  const server = createServer((_request, response) => {
    result = work()
    const answer = () => response.end()
    result.then(answer, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => get({ port, agent: false }, (answer) => answer.resume().once('end', resolve)))
  await new Promise((resolve) => server.close(resolve))
  return result as Promise<Result>
}

/** The request that runs now has nothing left of its waiting, as where the database was slow until just now. */
export function hasWaitedForAll(): void {
  const { nooklingWaiting } = globalThis as unknown as { nooklingWaiting: AsyncLocalStorage<Waiting> }
  const waiting = nooklingWaiting.getStore()
  if (!waiting) throw new Error('No request runs here.')
  waiting.left = () => 0
}
