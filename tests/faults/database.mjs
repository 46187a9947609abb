import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { test } from './fault-case.mjs'
import { forgetDates, startWriting } from './ledger.mjs'
import { spread, startWeb, until, visitor } from './web.mjs'

/** Each answer of the database so much later, in ms: a page asks several times one after the other, and their sum has an end. */
const SLOW = [100, 500, 2_000]

const ASKED = [
  ['/search?zipCode=32801', {}],
  ['/caregiver-dashboard', {}],
  ['/settings', {}],
  ['/api/places/search?zipCode=32801', {}],
  ['/api/favorites', {}],
  ['/api/auth/login', { method: 'POST', body: { email: 'nobody@home.test', password: 'not this one' } }],
  ['/api/calendar/entries', { method: 'POST', body: { title: 'while away', day: '2027-03-04' } }],
]

/** What many ask alike is not read again for a while, so it may go on too. */
const REMEMBERED = /^\/api\/places\//

/** PostgreSQL hung, gone and killed under one web process. */
export function databaseFaults(site, { email, keptPages }) {
  let web
  let parent
  before(async () => {
    web = await startWeb(site)
    parent = visitor(web.address)
    await parent.signIn(email)
    for (const url of keptPages) await until(`${url} is kept`, async () => (await parent.ask(url)).status === 200, 60)
  })
  after(() => web?.stop())

  /** Everybody at once, three times over, as on a busy evening. */
  async function everybodyAsks() {
    const asked = [...ASKED, ...ASKED, ...ASKED]
    return Promise.all(asked.map(async ([url, how]) => ({ url, ...(await parent.ask(url, how)) })))
  }

  async function assertAllAreTold(name) {
    const answers = await everybodyAsks()
    for (const { url, status, seconds, headers, text } of answers) {
      assert.ok(seconds < 5, `${url} took ${seconds} s`)
      if (status === 200 && REMEMBERED.test(url)) continue
      assert.equal(status, 503, `${url} answered ${status}: ${text.slice(0, 200)}`)
      assert.equal(headers.get('retry-after'), '5', url)
      if (url.startsWith('/api/')) assert.match(JSON.parse(text).message, /^Our data are out of reach just now\./)
      assert.doesNotMatch(text, /ECONN|prisma|node_modules|\bat .+:\d+:\d+/i, url)
    }
    for (const url of keptPages) assert.equal((await parent.ask(url)).status, 200, url)
    const ready = await parent.ask('/api/ready')
    assert.deepEqual([ready.status, ready.seconds < 1.2], [503, true])
    assert.equal((await parent.ask('/api/health')).status, 200)
    console.log(`${name}: ${spread(answers.map(({ seconds }) => seconds))}; kept pages served`)
  }

  async function assertIsBack(name) {
    const seconds = await until(
      'a search is answered',
      async () => (await parent.ask('/search?zipCode=32801')).status === 200,
      10,
    )
    for (const [url, how] of ASKED) {
      const { status, text } = await parent.ask(url, how)
      assert.ok(status < 500, `${url} answered ${status} afterwards: ${text.slice(0, 200)}`)
    }
    console.log(`${name}: first success ${seconds.toFixed(2)} s after its return`)
  }

  test('while PostgreSQL hangs, users see an error within five seconds, and continue within ten', async () => {
    const letGo = await site.hangDatabase()
    try {
      await assertAllAreTold('hung')
      // Once more, when no connection is left.
      await assertAllAreTold('hung, second time')
    } finally {
      letGo()
    }
    await assertIsBack('hung')
  })

  test('while PostgreSQL is gone, the same', async () => {
    await site.stopDatabase()
    try {
      await assertAllAreTold('gone')
    } finally {
      await site.startDatabase()
    }
    await assertIsBack('gone')
  })

  for (const delay of SLOW)
    test(`while each answer of PostgreSQL comes ${delay} ms late, everybody is answered, and goes on afterwards`, async () => {
      site.slowDatabase(delay)
      try {
        const answers = await everybodyAsks()
        for (const { url, status, text, seconds } of answers) {
          assert.ok((status > 0 && status < 500) || status === 503, `${url}: ${status} ${text.slice(0, 200)}`)
          assert.ok(seconds < 5, `${url} took ${seconds} s`)
        }
        for (const url of keptPages) assert.equal((await parent.ask(url)).status, 200, url)
        const refused = answers.filter(({ status }) => status === 503).length
        console.log(`${delay} ms late: ${spread(answers.map(({ seconds }) => seconds))}; ${refused} told to come again`)
      } finally {
        site.slowDatabase(0)
      }
      await assertIsBack(`${delay} ms late`)
    })

  test('PostgreSQL killed three times under writes: nothing acknowledged is lost or there twice', async (t) => {
    await forgetDates(site)
    const writing = startWriting(t, parent)
    for (let i = 0; i < 3; i++) {
      await writing.untilMore(20)
      await site.killDatabase()
      const back = await writing.untilMore(5, 20)
      console.log(`killed: writes go on ${back.toFixed(2)} s after its return`)
    }
    await writing.stop()
    assert.deepEqual(await writing.lost(site), { missing: [], doubled: 0 })
    const odd = writing.refused.filter(({ status }) => status !== 503)
    assert.deepEqual(
      odd.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
      [],
    )
    assert.ok(writing.refused.every(({ seconds }) => seconds < 5))
    console.log(`killed: ${writing.acknowledged.length} writes acknowledged, ${writing.refused.length} refused, 0 lost`)
  })
}
