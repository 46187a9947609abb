import assert from 'node:assert/strict'
import { createServer, request } from 'node:http'
import { test } from 'node:test'
import { attempt, standing } from '../attack/attempt.mjs'
import { leaksOfAnswer, leaksOfLog } from '../attack/leaks.mjs'
import { inWords, whyNotTried } from '../attack/recording-proxy.mjs'
import { readSqlmap } from '../attack/sqlmap.mjs'

const ENDED = 'all tested parameters do not appear to be injectable.'

test('what sqlmap could not reach, or did not end, counts as found and not as passed', () => {
  assert.deepEqual(readSqlmap(ENDED).findings, [])
  assert.deepEqual(readSqlmap('testing connection', true), { findings: [], isCutOff: true })
  assert.match(readSqlmap('').findings.join(), /^could not be tried/)
  for (const said of [
    '[CRITICAL] unable to connect to the target URL',
    'there seems to be a continuous problem with connection to the target',
  ])
    for (const isCutOff of [true, false])
      assert.match(readSqlmap(`${said}\n${ENDED}`, isCutOff).findings.join(), /^could not be tried/)
  assert.deepEqual(readSqlmap(`Parameter: q (GET)\ninjection point\n500 (Internal Server Error) - 3 times`).findings, [
    'q (GET) is injectable',
    '3 times 500',
  ])
})

test('few answers, none, or mostly refusals to listen are no attack', () => {
  assert.deepEqual(whyNotTried({ statuses: { 200: 12, 401: 8, 429: 6 }, unanswered: 0 }), [])
  assert.match(whyNotTried({ statuses: {}, unanswered: 0 }).join(), /only 0 answers/)
  assert.match(whyNotTried({ statuses: { 200: 19 }, unanswered: 0 }).join(), /only 19 answers/)
  assert.match(
    whyNotTried({ statuses: { 401: 10, 429: 90 }, unanswered: 0 }).join(),
    /90 of 100 answers turned it away/,
  )
  assert.match(whyNotTried({ statuses: { 200: 500 }, unanswered: 2 }).join(), /2 requests got no answer/)
  assert.equal(inWords({ statuses: { 200: 3, 404: 1 } }), '3 × 200, 1 × 404')
})

/** A site of one address, the tool that asks it so often, and what came of it. */
async function attacking({
  times,
  answer = (response) => response.end('fine'),
  stands = async () => undefined,
  said = [],
}) {
  const server = createServer((_request, response) => answer(response))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${server.address().port}`
  const ask = (proxy, path) =>
    new Promise((resolve) => {
      const { port } = new URL(proxy)
      const asked = request({ port, path, agent: false }, (got) => got.resume().on('close', resolve))
      asked.on('error', resolve).end()
    })
  const run = async (proxy) => {
    for (let asked = 0; asked < times; asked += 1) await ask(proxy, `${origin}/?q=${asked}`)
    await ask(proxy, 'http://elsewhere.example/')
    return { findings: said }
  }
  try {
    return await attempt(origin, { run, stands })
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

test('an attack that the site answered and that found nothing is passed, and went nowhere else', async () => {
  assert.deepEqual(await attacking({ times: 20 }), { findings: [], isCutOff: false, answers: '20 × 200' })
})

test('an attack that sent no requests, lost its connection, or lost its session does not pass', async () => {
  assert.match((await attacking({ times: 0 })).findings.join(), /^did not take place: only 0 answers/)
  const hungUp = await attacking({ times: 25, answer: (response) => response.destroy() })
  assert.match(hungUp.findings.join(), /did not take place: 25 requests got no answer/)
  let asked = 0
  const statuses = [200, 307]
  const person = { ask: async () => ({ status: statuses[asked++] }) }
  const signedOut = await attacking({ times: 20, stands: standing(person, { url: '/admin/users' }) })
  assert.deepEqual(signedOut.findings, ['did not take place: afterwards the address answered 307, not 200'])
  const never = await attacking({
    times: 20,
    stands: standing({ ask: async () => ({ status: 404 }) }, { url: '/daycare/*' }),
  })
  assert.deepEqual(never, {
    findings: ['did not take place: the address answered 404, not 200'],
    isCutOff: false,
    answers: 'not tried',
  })
})

test('a fault that the tool says nothing of is found, with what it gives away', async () => {
  const answer = (response) => {
    response.statusCode = 500
    response.end('Error: x\n    at handle (/srv/app/lib/a.js:10:5)')
  }
  const { findings } = await attacking({ times: 20, answer, said: ['named by the tool'] })
  assert.equal(findings[0], 'named by the tool')
  assert.ok(findings.includes('500 to GET /?q=7'))
  assert.ok(findings.some((one) => /a stack: .*at handle/.test(one)))
})

test('refusals and logs are searched for what they may not hold', () => {
  assert.deepEqual(leaksOfAnswer('{"message":"Something went wrong on our side (k3f9). Please try again."}'), [])
  assert.deepEqual(leaksOfAnswer('<p>Write to hello@nookling.example about SELECT 1 FROM pg_sleep(5)</p>'), [])
  const told = [
    'select x FROM "public"."users" WHERE',
    'ERROR: syntax error at or near "\'"',
    'PrismaClientKnownRequestError',
    '$argon2id$v=19',
    'postgresql://directory:secret@db.example/directory',
  ]
  for (const text of told) {
    assert.equal(leaksOfAnswer(text).length, 1, text)
    assert.equal(leaksOfLog(text).length >= 1, true, text)
  }
  assert.deepEqual(leaksOfLog('{"level":50,"stack":["    at handle (/srv/a.js:1:2)"],"id":"k3f9"}'), [])
  for (const text of [
    'sent to pat@home.test',
    'session=eyJhbGciOiJkaXIiLCJlbmMi',
    "q=1' UNION ALL SELECT NULL",
    '<script>',
  ])
    assert.equal(leaksOfLog(text).length, 1, text)
})
