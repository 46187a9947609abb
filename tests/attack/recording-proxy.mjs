import { createServer, request } from 'node:http'

/** Fewer responses do not count as an attack: even the slowest page gives this many within seconds. */
const LEAST_ANSWERS = 20
/** Responses sent before the site looks at the input. */
const TURNED_AWAY = [403, 429, 503]
const MAX_TEXT = 64 * 1024

/**
 * A proxy between a tool and the site that records every response: a tool that never reached the site also finds nothing. It forwards to `origin`
 * only. `address` is passed to the tool, `seen` collects the responses.
 */
async function startRecordingProxy(origin) {
  const seen = { statuses: {}, unanswered: 0, leaks: new Set(), faults: new Set() }
  const server = createServer((from, to) => {
    if (!from.url.startsWith(`${origin}/`)) return to.writeHead(502).end()
    const path = from.url.slice(origin.length)
    // Uncompressed, so that it can be read here.
    const headers = { ...from.headers, 'accept-encoding': 'identity', connection: 'close' }
    const onward = request(origin, { method: from.method, path, headers, insecureHTTPParser: true }, (response) => {
      seen.statuses[response.statusCode] = (seen.statuses[response.statusCode] ?? 0) + 1
      if (response.statusCode >= 500) seen.faults.add(`${response.statusCode} to ${from.method} ${path}`)
      if (response.statusCode >= 400)
        readErrorBody(response, (leak) => seen.leaks.add(`${from.method} ${path}: ${leak}`))
      to.writeHead(response.statusCode, response.headers)
      response.pipe(to)
    })
    let isLeft = false
    to.on('close', () => {
      isLeft = !to.writableFinished
      onward.destroy()
    })
    onward.on('error', () => {
      // A tool that disconnects early was not left without a response.
      if (!isLeft && !to.headersSent) seen.unanswered += 1
      to.destroy()
    })
    from.pipe(onward)
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { address: `http://127.0.0.1:${server.address().port}`, seen, stop }
}

function readErrorBody(response, report) {
  let text = ''
  response.on('data', (piece) => {
    if (text.length < MAX_TEXT) text += piece
  })
  response.on('end', () => leaksOfAnswer(text).forEach(report))
}

/** Why the recorded traffic is no real attack; empty if it is one. */
export function invalidReasons({ statuses, unanswered }) {
  const count = (isMeant) =>
    Object.entries(statuses).reduce((sum, [status, times]) => sum + (isMeant(Number(status)) ? times : 0), 0)
  const responses = count(() => true)
  const turnedAway = count((status) => TURNED_AWAY.includes(status))
  return [
    unanswered > 0 && `${unanswered} requests got no response`,
    responses < LEAST_ANSWERS && `only ${responses} responses, of at least ${LEAST_ANSWERS}`,
    turnedAway * 2 > responses && `${turnedAway} of ${responses} responses were rejections`,
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
  const atFirst = await checkStatus()
  if (atFirst) return { findings: [`did not take place: ${atFirst}`], isCutOff: false, answers: 'not tried' }
  const proxy = await startRecordingProxy(origin)
  try {
    const { findings, isCutOff = false } = await run(proxy.address)
    const atLast = await checkStatus()
    const reasons = [...invalidReasons(proxy.seen), ...(atLast ? [`afterwards ${atLast}`] : [])]
    return {
      findings: [
        ...findings,
        ...reasons.map((reason) => `did not take place: ${reason}`),
        ...proxy.seen.faults,
        ...proxy.seen.leaks,
      ],
      isCutOff,
      answers: formatStatuses(proxy.seen),
    }
  } finally {
    await proxy.stop()
  }
}

/** Describes an unexpected status of an address for one user; undefined when the status is the expected one. */
export const statusCheck =
  (person, { url, body, answers = 200 }) =>
  async () => {
    const { status } = await person.ask(url.replace('*', ''), body ? { method: 'POST', body } : {})
    return status === answers ? undefined : `the address answered ${status}, not ${answers}`
  }

/** What neither a response nor a log may contain: a pattern and its name in the report. */
const EVERYWHERE = [
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
const IN_ANSWERS = [['a stack', /(?:^|\n|\\n)\s*at [^\n\\]{0,200}[(/]\S*:\d+:\d+/]]
/** A response may show people their own input and the site's e-mail address; a log may not. */
const IN_LOGS = [
  ['a mail address', /[\w.+-]+@[\w-]+\.\w{2,}/],
  ['a cookie', /(?:session|device)=[\w.%-]{20}/],
  ['user input', /UNION ALL SELECT|<script|\/etc\/passwd/i],
]

/** Forbidden contents of an error response, described in words. */
export const leaksOfAnswer = (text) => leaksIn(text, [...EVERYWHERE, ...IN_ANSWERS])

/** The same for a whole log. */
export const leaksOfLog = (text) => leaksIn(text, [...EVERYWHERE, ...IN_LOGS])

const leaksIn = (text, patterns) =>
  patterns.flatMap(([name, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${name}: ${excerpt(text, found.index)}`] : []
  })

const excerpt = (text, at) => text.slice(Math.max(0, at - 60), at + 140).replace(/\s+/g, ' ')
