import path from 'node:path'
import { DEMO_PASSWORD } from '../../prisma/seed/demo/password.mjs'
import { signalGroup } from '../../scripts/bootstrap/processes.mjs'
import { root } from '../../scripts/bootstrap/project.mjs'
import { freePort, productionServer, startServer } from '../../scripts/bootstrap/serving/server.mjs'

const TIMEOUT_MS = 30_000

/** A web process on a fixed port that can be killed, stopped and restarted. `siteUrl` is the public address of the site. */
export async function startWeb(site, { siteUrl, settings = {} } = {}) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: site.url,
    SITE_URL: siteUrl ?? address,
    NEXT_DIST_DIR: '.next-test',
    NEXTAUTH_SECRET: 'only-for-tests-and-nothing-but-tests-000000',
    REVALIDATE_SECRET: 'only-for-tests-0000',
    ALLOW_TEST_ACCOUNTS: '1',
    ADMIN_SECOND_FACTOR: 'optional',
    JOBS: 'off',
    ...settings,
  }
  let starts = 0
  const start = () => {
    starts += 1
    const log = path.join(root, `.data/faults-${port}-${starts}.log`)
    return startServer(productionServer, { port, host: '127.0.0.1', env, log })
  }
  let server = await start()
  return {
    port,
    address,
    start: async () => {
      server = await start()
    },
    /** Stops it as an operator does. Returns the exit code and signal. */
    stop: async () => {
      await server.stop()
      return server.ended
    },
    kill: async () => {
      signalGroup(server.pid, 'SIGKILL')
      await server.ended
    },
  }
}

/** A visitor or, after signIn, a user: sends requests like a browser and never throws. */
export function visitor(address, siteUrl = address) {
  let cookie = ''
  const request = async (url, { method = 'GET', body } = {}) => {
    const start = performance.now()
    const elapsedSeconds = () => (performance.now() - start) / 1000
    try {
      const response = await fetch(`${address}${url}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { origin: siteUrl, cookie, ...(body && typeOf(body)) },
        ...(body && { body: isFile(body) ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, text, headers: response.headers, seconds: elapsedSeconds() }
    } catch (error) {
      return { status: 0, text: String(error.cause?.code ?? error), headers: new Headers(), seconds: elapsedSeconds() }
    }
  }
  return {
    request,
    /** Returns the cookie, for requests sent by other means. */
    async signIn(email) {
      const response = await request('/api/auth/login', { method: 'POST', body: { email, password: DEMO_PASSWORD } })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      if (response.status !== 200) throw new Error(`${email} cannot sign in: ${response.status} ${response.text}`)
      return cookie
    },
  }
}

const isFile = (body) => body instanceof Uint8Array
const typeOf = (body) => ({ 'content-type': isFile(body) ? 'application/octet-stream' : 'application/json' })

/** Waits until a condition holds and returns the seconds that took. `what` names the condition in the timeout's message. */
export async function waitUntil(what, condition, seconds) {
  const start = performance.now()
  while (!(await condition())) {
    if (performance.now() - start > seconds * 1000) throw new Error(`timed out after ${seconds} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return (performance.now() - start) / 1000
}

/** The median and the longest of these times, for the log. */
export function summarizeSeconds(seconds) {
  const sorted = [...seconds].sort((one, other) => one - other)
  return `${sorted.length} responses, median ${sorted[sorted.length >> 1]?.toFixed(2)} s, longest ${sorted.at(-1)?.toFixed(2)} s`
}
