import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { test } from './fault-case.mjs'
import { deleteDates, startWriting } from './recorded-writes.mjs'
import { startWeb, summarizeSeconds, visitor, waitUntil } from './web.mjs'

/** The delay of each database response in ms: a page runs several queries in a row, and their total time is limited. */
const SLOW = [100, 500, 2_000]

const REQUESTS = [
  ['/search?zipCode=32801', {}],
  ['/caregiver-dashboard', {}],
  ['/settings', {}],
  ['/api/places/search?zipCode=32801', {}],
  ['/api/favorites', {}],
  ['/api/auth/login', { method: 'POST', body: { email: 'nobody@home.test', password: 'not this one' } }],
  ['/api/calendar/entries', { method: 'POST', body: { title: 'while away', day: '2027-03-04' } }],
]

/** Responses that many users share are cached for a while, so these may still succeed. */
const MAYBE_CACHED = /^\/api\/places\//

/** One web process while PostgreSQL hangs, is gone, or is killed. */
export function databaseFaults(site, { email, cachedPages }) {
  let web
  let parent
  before(async () => {
    web = await startWeb(site)
    parent = visitor(web.address)
    await parent.signIn(email)
    for (const url of cachedPages)
      await waitUntil(`${url} is cached`, async () => (await parent.request(url)).status === 200, 60)
  })
  after(() => web?.stop())

  /** All requests at the same time, three times each, as on a busy evening. */
  async function sendAllRequests() {
    const requests = [...REQUESTS, ...REQUESTS, ...REQUESTS]
    return Promise.all(requests.map(async ([url, options]) => ({ url, ...(await parent.request(url, options)) })))
  }

  async function assertAllGetMessage(name) {
    const responses = await sendAllRequests()
    for (const { url, status, seconds, headers, text } of responses) {
      assert.ok(seconds < 5, `${url} took ${seconds} s`)
      if (status === 200 && MAYBE_CACHED.test(url)) continue
      assert.equal(status, 503, `${url} answered ${status}: ${text.slice(0, 200)}`)
      assert.equal(headers.get('retry-after'), '5', url)
      if (url.startsWith('/api/')) assert.match(JSON.parse(text).message, /^We can’t reach our data right now\./)
      assert.doesNotMatch(text, /ECONN|prisma|node_modules|\bat .+:\d+:\d+/i, url)
    }
    for (const url of cachedPages) assert.equal((await parent.request(url)).status, 200, url)
    const ready = await parent.request('/api/ready')
    assert.deepEqual([ready.status, ready.seconds < 1.2], [503, true])
    assert.equal((await parent.request('/api/health')).status, 200)
    console.log(`${name}: ${summarizeSeconds(responses.map(({ seconds }) => seconds))}; cached pages served`)
  }

  async function assertRecovers(name) {
    const seconds = await waitUntil(
      'a search is answered',
      async () => (await parent.request('/search?zipCode=32801')).status === 200,
      10,
    )
    for (const [url, options] of REQUESTS) {
      const { status, text } = await parent.request(url, options)
      assert.ok(status < 500, `${url} answered ${status} afterwards: ${text.slice(0, 200)}`)
    }
    console.log(`${name}: first success ${seconds.toFixed(2)} s after its return`)
  }

  test('people get an error message within five seconds while PostgreSQL hangs, and everything works within ten seconds afterwards', async () => {
    const resume = await site.hangDatabase()
    try {
      await assertAllGetMessage('hung')
      // Once more, when no connection is left.
      await assertAllGetMessage('hung, second time')
    } finally {
      resume()
    }
    await assertRecovers('hung')
  })

  test('people get an error message within five seconds while PostgreSQL is gone, and everything works within ten seconds afterwards', async () => {
    await site.stopDatabase()
    try {
      await assertAllGetMessage('gone')
    } finally {
      await site.startDatabase()
    }
    await assertRecovers('gone')
  })

  for (const delay of SLOW)
    test(`every request gets a response while each PostgreSQL response is ${delay} ms late, and everything works afterwards`, async () => {
      site.slowDatabase(delay)
      try {
        const responses = await sendAllRequests()
        for (const { url, status, text, seconds } of responses) {
          assert.ok((status > 0 && status < 500) || status === 503, `${url}: ${status} ${text.slice(0, 200)}`)
          assert.ok(seconds < 5, `${url} took ${seconds} s`)
        }
        for (const url of cachedPages) assert.equal((await parent.request(url)).status, 200, url)
        const rejected = responses.filter(({ status }) => status === 503).length
        console.log(
          `${delay} ms late: ${summarizeSeconds(responses.map(({ seconds }) => seconds))}; ${rejected} answered with Retry-After`,
        )
      } finally {
        site.slowDatabase(0)
      }
      await assertRecovers(`${delay} ms late`)
    })

  test('no acknowledged write is lost or duplicated when PostgreSQL is killed three times', async (t) => {
    await deleteDates(site)
    const writing = startWriting(t, parent)
    for (let i = 0; i < 3; i++) {
      await writing.waitForMore(20)
      await site.killDatabase()
      const recoverySeconds = await writing.waitForMore(5, 20)
      console.log(`killed: writes go on ${recoverySeconds.toFixed(2)} s after its return`)
    }
    await writing.stop()
    assert.deepEqual(await writing.findLosses(site), { missing: [], duplicates: 0 })
    const unexpected = writing.rejected.filter(({ status }) => status !== 503)
    assert.deepEqual(
      unexpected.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
      [],
    )
    assert.ok(writing.rejected.every(({ seconds }) => seconds < 5))
    console.log(
      `killed: ${writing.acknowledged.length} writes acknowledged, ${writing.rejected.length} rejected, 0 lost`,
    )
  })
}
