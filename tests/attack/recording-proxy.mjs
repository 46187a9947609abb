import { createServer, request } from 'node:http'

/** Fewer responses do not count as an attack: even the slowest page gives this many within seconds. */
const MIN_RESPONSES = 20
/** Responses sent before the site looks at the input. */
const REJECTION_STATUSES = [403, 429, 503]
const MAX_TEXT = 64 * 1024

/**
 * A proxy between a tool and the site that records every response: a tool that never reached the site also finds nothing. It forwards to `origin`
 * only. `address` is passed to the tool, `traffic` collects the responses.
 */
async function startRecordingProxy(origin) {
  const traffic = { statuses: {}, unanswered: 0, leaks: new Set(), faults: new Set() }
  const server = createServer((incoming, outgoing) => {
    if (!incoming.url.startsWith(`${origin}/`)) return outgoing.writeHead(502).end()
    const path = incoming.url.slice(origin.length)
    // Uncompressed, so that it can be read here.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity', connection: 'close' }
    const forwarded = request(
      origin,
      { method: incoming.method, path, headers, insecureHTTPParser: true },
      (response) => {
        traffic.statuses[response.statusCode] = (traffic.statuses[response.statusCode] ?? 0) + 1
        if (response.statusCode >= 500) traffic.faults.add(`${response.statusCode} to ${incoming.method} ${path}`)
        if (response.statusCode >= 400)
          readErrorBody(response, (leak) => traffic.leaks.add(`${incoming.method} ${path}: ${leak}`))
        outgoing.writeHead(response.statusCode, response.headers)
        response.pipe(outgoing)
      },
    )
    let isAborted = false
    outgoing.on('close', () => {
      isAborted = !outgoing.writableFinished
      forwarded.destroy()
    })
    forwarded.on('error', () => {
      // A tool that disconnects early was not left without a response.
      if (!isAborted && !outgoing.headersSent) traffic.unanswered += 1
      outgoing.destroy()
    })
    incoming.pipe(forwarded)
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { address: `http://127.0.0.1:${server.address().port}`, traffic, stop }
}

function readErrorBody(response, report) {
  let text = ''
  response.on('data', (piece) => {
    if (text.length < MAX_TEXT) text += piece
  })
  response.on('end', () => leaksInResponse(text).forEach(report))
}

/** Why the recorded traffic is no real attack; empty if it is one. */
export function invalidReasons({ statuses, unanswered }) {
  const count = (isCounted) =>
    Object.entries(statuses).reduce((sum, [status, times]) => sum + (isCounted(Number(status)) ? times : 0), 0)
  const responses = count(() => true)
  const rejections = count((status) => REJECTION_STATUSES.includes(status))
  return [
    unanswered > 0 && `${unanswered} requests got no response`,
    responses < MIN_RESPONSES && `only ${responses} responses, of at least ${MIN_RESPONSES}`,
    rejections * 2 > responses && `${rejections} of ${responses} responses were rejections`,
  ].filter(Boolean)
}

/** The responses by status: "210 × 200, 3 × 404". */
export const formatStatuses = ({ statuses }) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ') || 'no response'

/**
 * Runs one attack by one tool and checks that it really took place: the address responds as expected for this user before and after, and a recording
 * proxy sees the responses. An attack that did not take place is reported as a finding. `run` receives the proxy's address.
 * @param {string} origin
 * @param {{ run: (proxy: string) => Promise<{ findings: string[], isCutOff?: boolean }>, checkStatus: () => Promise<string | undefined> }} attack `checkStatus` returns what is wrong with the address, if anything
 */
export async function attempt(origin, { run, checkStatus }) {
  const problemBefore = await checkStatus()
  if (problemBefore)
    return { findings: [`did not take place: ${problemBefore}`], isCutOff: false, responses: 'not tried' }
  const proxy = await startRecordingProxy(origin)
  try {
    const { findings, isCutOff = false } = await run(proxy.address)
    const problemAfter = await checkStatus()
    const reasons = [...invalidReasons(proxy.traffic), ...(problemAfter ? [`afterwards ${problemAfter}`] : [])]
    return {
      findings: [
        ...findings,
        ...reasons.map((reason) => `did not take place: ${reason}`),
        ...proxy.traffic.faults,
        ...proxy.traffic.leaks,
      ],
      isCutOff,
      responses: formatStatuses(proxy.traffic),
    }
  } finally {
    await proxy.stop()
  }
}

/** Describes an unexpected status of an address for one user; undefined when the status is the expected one. */
export const statusCheck =
  (person, { url, body, expectedStatus = 200 }) =>
  async () => {
    const { status } = await person.request(url.replace('*', ''), body ? { method: 'POST', body } : {})
    return status === expectedStatus ? undefined : `the address answered ${status}, not ${expectedStatus}`
  }

/** What neither a response nor a log may contain: a pattern and its name in the report. */
const FORBIDDEN_ANYWHERE = [
  [
    'one of our SQL statements',
    /\b(?:FROM|INTO|JOIN|UPDATE)\s+(?:"?public"?\.)?"?(?:users|providers|sessions|inquiries|children|favorites)\b/,
  ],
  [
    'a database error',
    /syntax error at or near|invalid input syntax for|violates \w+ ?\w* constraint|duplicate key value/,
  ],
  ['a Prisma error', /PrismaClient\w*Error|Invalid `[^`]*` invocation/],
  ['a password hash', /\$argon2/],
  ['an address with a password', /postgres(?:ql)?:\/\/[^\s"']*@/],
]
/** A log entry may contain the stack of an error; a response may only show its number. */
const FORBIDDEN_IN_RESPONSES = [['a stack', /(?:^|\n|\\n)\s*at [^\n\\]{0,200}[(/]\S*:\d+:\d+/]]
/** A response may show people their own input and the site's e-mail address; a log may not. */
const FORBIDDEN_IN_LOGS = [
  ['a mail address', /[\w.+-]+@[\w-]+\.\w{2,}/],
  ['a cookie', /(?:session|device)=[\w.%-]{20}/],
  ['user input', /UNION ALL SELECT|<script|\/etc\/passwd/i],
]

/** Forbidden contents of an error response, described in words. */
export const leaksInResponse = (text) => findLeaks(text, [...FORBIDDEN_ANYWHERE, ...FORBIDDEN_IN_RESPONSES])

/** The same for a whole log. */
export const leaksInLog = (text) => findLeaks(text, [...FORBIDDEN_ANYWHERE, ...FORBIDDEN_IN_LOGS])

const findLeaks = (text, patterns) =>
  patterns.flatMap(([name, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${name}: ${excerpt(text, found.index)}`] : []
  })

const excerpt = (text, at) => text.slice(Math.max(0, at - 60), at + 140).replace(/\s+/g, ' ')
