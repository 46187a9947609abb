import assert from 'node:assert/strict'
import { createServer, request } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { test } from 'node:test'
import { everyRoute, MALFORMATIONS, malformedRequests, tryMalformed } from '../../attack/malformed.mjs'
import {
  attempt,
  formatStatuses,
  invalidReasons,
  leaksInLog,
  leaksInResponse,
  statusCheck,
} from '../../attack/recording-proxy.mjs'
import { readSqlmap } from '../../attack/sqlmap.mjs'

const ENDED = 'all tested parameters do not appear to be injectable.'

test('a sqlmap run that could not reach the site or did not finish is a finding', () => {
  assert.deepEqual(readSqlmap(ENDED).findings, [])
  assert.deepEqual(readSqlmap('testing connection', true), { findings: [], isCutOff: true })
  assert.match(readSqlmap('').findings.join(), /^could not be tried/)
  for (const output of [
    '[CRITICAL] unable to connect to the target URL',
    'there seems to be a continuous problem with connection to the target',
  ])
    for (const isCutOff of [true, false])
      assert.match(readSqlmap(`${output}\n${ENDED}`, isCutOff).findings.join(), /^could not be tried/)
  assert.deepEqual(readSqlmap(`Parameter: q (GET)\ninjection point\n500 (Internal Server Error) - 3 times`).findings, [
    'q (GET) is injectable',
    '3 times 500',
  ])
})

test('few responses, no responses, or mostly rejections do not count as an attack', () => {
  assert.deepEqual(invalidReasons({ statuses: { 200: 12, 401: 8, 429: 6 }, unanswered: 0 }), [])
  assert.match(invalidReasons({ statuses: {}, unanswered: 0 }).join(), /only 0 responses/)
  assert.match(invalidReasons({ statuses: { 200: 19 }, unanswered: 0 }).join(), /only 19 responses/)
  assert.match(
    invalidReasons({ statuses: { 401: 10, 429: 90 }, unanswered: 0 }).join(),
    /90 of 100 responses were rejections/,
  )
  assert.match(invalidReasons({ statuses: { 200: 500 }, unanswered: 2 }).join(), /2 requests got no response/)
  assert.equal(formatStatuses({ statuses: { 200: 3, 404: 1 } }), '3 × 200, 1 × 404')
})

/** Runs the given number of requests against a site with one address and returns the result. */
async function runAttack({
  times,
  answer = (response) => response.end('fine'),
  checkStatus = async () => undefined,
  findings = [],
}) {
  const server = createServer((_request, response) => answer(response))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${server.address().port}`
  const send = (proxy, path) =>
    new Promise((resolve) => {
      const { port } = new URL(proxy)
      const outgoing = request({ port, path, agent: false }, (got) => got.resume().on('close', resolve))
      outgoing.on('error', resolve).end()
    })
  const run = async (proxy) => {
    for (let count = 0; count < times; count += 1) await send(proxy, `${origin}/?q=${count}`)
    await send(proxy, 'http://elsewhere.example/')
    return { findings }
  }
  try {
    return await attempt(origin, { run, checkStatus })
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

test('passes an attack that got responses and found nothing, and lets no request leave the site', async () => {
  assert.deepEqual(await runAttack({ times: 20 }), { findings: [], isCutOff: false, responses: '20 × 200' })
})

test('does not pass an attack that sent no request, was disconnected, or lost its session', async () => {
  assert.match((await runAttack({ times: 0 })).findings.join(), /^did not take place: only 0 responses/)
  const disconnected = await runAttack({ times: 25, answer: (response) => response.destroy() })
  assert.match(disconnected.findings.join(), /did not take place: 25 requests got no response/)
  let count = 0
  const statuses = [200, 307]
  const person = { request: async () => ({ status: statuses[count++] }) }
  const signedOut = await runAttack({ times: 20, checkStatus: statusCheck(person, { url: '/admin/users' }) })
  assert.deepEqual(signedOut.findings, ['did not take place: afterwards the address answered 307, not 200'])
  const never = await runAttack({
    times: 20,
    checkStatus: statusCheck({ request: async () => ({ status: 404 }) }, { url: '/daycare/*' }),
  })
  assert.deepEqual(never, {
    findings: ['did not take place: the address answered 404, not 200'],
    isCutOff: false,
    responses: 'not tried',
  })
})

test('reports a server error that the tool does not mention, with what its response leaks', async () => {
  const answer = (response) => {
    response.statusCode = 500
    response.end('Error: x\n    at handle (/srv/app/lib/a.js:10:5)')
  }
  const { findings } = await runAttack({ times: 20, answer, findings: ['named by the tool'] })
  assert.equal(findings[0], 'named by the tool')
  assert.ok(findings.includes('500 to GET /?q=7'))
  assert.ok(findings.some((one) => /a stack: .*at handle/.test(one)))
})

test('searches error responses and logs for data that they must not contain', () => {
  assert.deepEqual(leaksInResponse('{"message":"Something went wrong on our side (k3f9). Please try again."}'), [])
  assert.deepEqual(leaksInResponse('<p>Write to hello@nookling.example about SELECT 1 FROM pg_sleep(5)</p>'), [])
  const leaks = [
    'select x FROM "public"."users" WHERE',
    'ERROR: syntax error at or near "\'"',
    'PrismaClientKnownRequestError',
    '$argon2id$v=19',
    'postgresql://directory:secret@db.example/directory',
  ]
  for (const text of leaks) {
    assert.equal(leaksInResponse(text).length, 1, text)
    assert.equal(leaksInLog(text).length >= 1, true, text)
  }
  assert.deepEqual(leaksInLog('{"level":50,"stack":["    at handle (/srv/a.js:1:2)"],"id":"k3f9"}'), [])
  for (const text of [
    'sent to pat@home.test',
    'session=eyJhbGciOiJkaXIiLCJlbmMi',
    "q=1' UNION ALL SELECT NULL",
    '<script>',
  ])
    assert.equal(leaksInLog(text).length, 1, text)
})

test('every route is tried with a dozen malformations of each parameter, of its path and of its query', () => {
  const routes = everyRoute()
  const parameters = routes.flat().filter(({ isDynamic }) => isDynamic).length
  const kinds = Object.keys(MALFORMATIONS).length
  assert.ok(routes.length > 250 && parameters > 100 && kinds >= 12)
  const asVisitor = malformedRequests({ isSignedIn: false }).map(({ address }) => address)
  assert.equal(asVisitor.length, new Set(asVisitor).size)
  assert.ok(asVisitor.length > (parameters + 2.5 * routes.length) * kinds)
  for (const address of [
    '/blog/a%00b',
    '/blog/page/%zz',
    '/admin/users/%c3',
    '/api/tours/%2500/calendar',
    '/faq%',
    '/search?id=%c0%af&%c0%af=1',
  ])
    assert.ok(asVisitor.includes(address), address)
  const signedIn = malformedRequests({ isSignedIn: true })
  assert.ok(signedIn.some(({ method, address }) => method === 'DELETE' && address === '/api/claims/%2500'))
  assert.deepEqual(
    signedIn.filter(({ address }) => address.startsWith('/api/account/')),
    [],
  )
})

test('a server error, a header of the attacker, a leak and a closed connection are findings of malformed addresses', async () => {
  const faultyResponses = {
    '/blog/a%00b': (socket) => socket.end('HTTP/1.1 500 No\r\n\r\nError: x\n    at handle (/srv/app/lib/a.js:10:5)'),
    '/faq%0d%0aset-cookie:%20a=b': (socket) => socket.end('HTTP/1.1 302 Found\r\nset-cookie: a=b\r\n\r\n'),
    '/signin\xff': (socket) => socket.destroy(),
  }
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.setEncoding('latin1').once('data', (text) => {
      const fault = faultyResponses[text.split(' ')[1]]
      if (fault) fault(socket)
      else socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { findings, isCutOff } = await tryMalformed(`http://127.0.0.1:${server.address().port}`)
    assert.equal(isCutOff, false)
    assert.deepEqual(
      findings.toSorted().map((one) => one.replace(/: a stack.*/, '')),
      [
        '500 to GET /blog/a%00b',
        'GET /blog/a%00b',
        'a header from GET /faq%0d%0aset-cookie:%20a=b',
        'no response to GET /signin\xff',
      ],
    )
  } finally {
    server.close()
  }
})
