import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before } from 'node:test'
import { startNginx } from '../support/servers/nginx.mjs'
import { hasPgbouncer, startPgbouncer } from '../support/servers/pgbouncer.mjs'
import { test } from './fault-case.mjs'
import { deleteDates, startWriting } from './recorded-writes.mjs'
import { startWeb, summarizeSeconds, visitor, waitUntil } from './web.mjs'

const missing = ['nginx', 'pgbouncer'].find((program) =>
  program === 'nginx' ? spawnSync('nginx', ['-v']).error : !hasPgbouncer(),
)
const skip = missing ? `${missing} is not installed` : false
const SITE = 'http://example.org'
const PRIMARY_AWAY_MS = 60_000
const LAG_SECONDS = 10
/** Longer than two comparisons of the replica with the primary (lib/platform/database/replica.ts). */
const CAUGHT_UP_MS = 1_500

const wait = (millis) => new Promise((resolve) => setTimeout(resolve, millis))

/**
 * Two web processes behind nginx and a worker, with PgBouncer in front of PostgreSQL and a replica for visitors. The replica lags, stops,
 * hangs and is promoted; the primary goes away.
 */
export function replicaFaults(site, { email, provider }) {
  const webs = []
  let replica
  let bouncer
  let worker
  let nginx
  let parent
  let guest
  before(async () => {
    if (skip) return
    replica = await site.addReplica()
    bouncer = await startPgbouncer(site.url)
    const settings = {
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: site.url,
      DATABASE_REPLICA_URL: replica.url,
      TRUSTED_PROXY_HOPS: '0',
    }
    for (let i = 0; i < 2; i++) webs.push(await startWeb(site, { siteUrl: SITE, settings }))
    worker = site.startWorker({ DATABASE_REPLICA_URL: replica.url })
    nginx = await startNginx(webs.map(({ port }) => port))
    parent = visitor(`http://127.0.0.1:${nginx.port}`, SITE)
    guest = visitor(`http://127.0.0.1:${nginx.port}`, SITE)
    await parent.signIn(email)
    await wait(CAUGHT_UP_MS)
  })
  after(async () => {
    await nginx?.stop()
    await worker?.stop()
    for (const web of webs) await web.stop()
    await bouncer?.stop()
    // Other cases look for the provider by its name.
    await site.query(`UPDATE providers SET name = '${provider.name.replaceAll("'", "''")}' WHERE id = ${provider.id}`)
  })

  const transactions = async (server) =>
    Number((await server.query("SELECT xact_commit AS n FROM pg_stat_database WHERE datname = 'site'"))[0].n)

  /** Renames the provider and invalidates its page as a job does, and waits until every host shows the name on page and search. */
  async function assertChangeIsVisible(name) {
    await site.query(`UPDATE providers SET name = '${name}' WHERE id = ${provider.id}`)
    const start = performance.now()
    await fetch(`${webs[0].address}/api/revalidate`, {
      method: 'POST',
      signal: AbortSignal.timeout(30_000),
      headers: { origin: SITE, authorization: 'Bearer only-for-tests-0000', 'content-type': 'application/json' },
      body: JSON.stringify({ tags: [`provider:${provider.id}`] }),
    })
    await wait(1_000 - Math.min(1_000, performance.now() - start))
    for (const web of webs) {
      const page = await visitor(web.address, SITE).request(`/provider/${provider.slug}`)
      assert.ok(page.text.includes(name), `${web.address} does not show ${name}: ${page.status}`)
    }
  }

  test('visitors’ searches are read from the replica, those of a signed-in parent from the primary', {
    skip,
  }, async () => {
    await waitUntil(
      'the replica answers searches',
      async () => {
        const before = await transactions(replica)
        const searches = await Promise.all(searchesOf(guest, 10))
        await wait(1_200)
        return searches.every(({ status }) => status === 200) && (await transactions(replica)) - before > 15
      },
      30,
    )
    const before = await transactions(replica)
    await Promise.all(searchesOf(parent, 10))
    await wait(1_200)
    // The comparisons of both processes ask it, too: at most ten times a second.
    const replicaTransactions = (await transactions(replica)) - before
    assert.ok(replicaTransactions < 30, `${replicaTransactions} transactions`)
  })

  test('a change is seen at both within a second, also while the replica is ten seconds late', { skip }, async (t) => {
    await assertChangeIsVisible('The First House')
    await replica.lag(LAG_SECONDS)
    const reading = startReading(t, guest)
    await assertChangeIsVisible('The Second House')
    await assertChangeIsVisible('The Third House')
    await wait(3_000)
    const { count, failed, seconds } = await reading.stop()
    await replica.lag(0)
    assert.deepEqual(failed, [])
    console.log(`replica ${LAG_SECONDS} s late: ${count} searches, 0 failed; ${summarizeSeconds(seconds)}`)
  })

  for (const [name, fault, repair] of [
    ['stopped', () => replica.shutDown(), () => replica.restart()],
    ['hung', () => replica.hang(), (_, resume) => resume()],
  ])
    test(`no request fails while the replica is ${name} and comes back`, { skip }, async (t) => {
      const reading = startReading(t, guest)
      await wait(1_000)
      const undo = await fault()
      await wait(5_000)
      await repair(null, undo)
      await wait(3_000)
      const { count, failed, seconds } = await reading.stop()
      assert.deepEqual(failed, [])
      assert.ok(Math.max(...seconds) < 5)
      console.log(`replica ${name}: ${count} searches, 0 failed; ${summarizeSeconds(seconds)}`)
    })

  test('visitors go on searching while the primary is away for a minute; writes are rejected with a message, and none is lost', {
    skip,
  }, async (t) => {
    await deleteDates(site)
    const writing = startWriting(t, parent)
    await writing.waitForMore(20)
    await site.stopDatabase()
    // Requests that began before are answered within five seconds; from then on visitors read from the replica.
    await wait(5_000)
    const reading = startReading(t, guest)
    await wait(PRIMARY_AWAY_MS - 5_000)
    const { count, failed, seconds } = await reading.stop()
    await site.startDatabase()
    await writing.waitForMore(5, 20)
    await writing.stop()
    assert.deepEqual(failed, [])
    const unexpected = writing.rejected.filter(({ status }) => status !== 503)
    assert.deepEqual(unexpected, [])
    for (const { text } of writing.rejected)
      assert.match(JSON.parse(text).message, /^We can’t reach our data right now\./)
    assert.deepEqual(await writing.findLosses(site), { missing: [], duplicates: 0 })
    console.log(
      `primary away for ${PRIMARY_AWAY_MS / 1000} s: ${count} searches, 0 failed; ${summarizeSeconds(seconds)}; ` +
        `${writing.acknowledged.length} writes acknowledged, ${writing.rejected.length} rejected with 503, 0 lost`,
    )
  })

  test('no request fails while each host is restarted in turn', { skip }, async (t) => {
    const reading = startReading(t, guest)
    for (const web of webs) {
      await web.stop()
      await web.start()
      await waitUntil('it is ready', async () => (await visitor(web.address).request('/api/ready')).status === 200, 30)
    }
    const { count, failed } = await reading.stop()
    assert.deepEqual(failed, [])
    console.log(`both hosts restarted: ${count} searches, 0 failed`)
  })

  test('two hosts with a replica are compared with one host on the primary', { skip }, async (t) => {
    const one = await startWeb(site, { siteUrl: SITE, settings: { TRUSTED_PROXY_HOPS: '0' } })
    const nginxOfOne = await startNginx([one.port])
    t.after(() => Promise.all([nginxOfOne.stop(), one.stop()]))
    const oneHostRate = await searchesPerSecond(visitor(`http://127.0.0.1:${nginxOfOne.port}`, SITE))
    const twoHostRate = await searchesPerSecond(guest)
    console.log(
      `searches per second: one host ${oneHostRate.toFixed(0)}, two hosts and a replica ${twoHostRate.toFixed(0)}: ${(twoHostRate / oneHostRate).toFixed(2)} times, on the same cores`,
    )
  })

  test('no request fails when the replica is promoted, and a later change is seen', { skip }, async (t) => {
    const reading = startReading(t, guest)
    await wait(1_000)
    await replica.promote()
    await wait(3_000)
    await assertChangeIsVisible('The Last House')
    const { count, failed, seconds } = await reading.stop()
    assert.deepEqual(failed, [])
    console.log(`replica promoted: ${count} searches, 0 failed; ${summarizeSeconds(seconds)}`)
  })
}

let searchCount = 0
/** Searches that differ from all before, so that no cache answers. */
function searchesOf(person, count) {
  return Array.from({ length: count }, () => {
    searchCount += 1
    return person.request(
      `/search?zipCode=32801&distance=${[5, 10, 25, 50][searchCount % 4]}&priceRange=0-${100 + (searchCount % 2_000)}`,
    )
  })
}

/** After as long a warm-up. */
async function searchesPerSecond(person) {
  await searchFor(8_000, person)
  return searchFor(8_000, person)
}

async function searchFor(millis, person) {
  const start = performance.now()
  let count = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() - start < millis) {
        const [{ status }] = await Promise.all(searchesOf(person, 1))
        assert.equal(status, 200)
        count += 1
      }
    }),
  )
  return (count * 1000) / (performance.now() - start)
}

/** A visitor with four tabs, each of which searches, opens a page and has a place suggested, again and again. `seconds` are of the searches. */
function startReading(t, person) {
  const failed = []
  const seconds = []
  let isReading = true
  const record = ({ status, text }) => status === 200 || failed.push(`${status} ${text.slice(0, 200)}`)
  const tabs = Array.from({ length: 4 }, async () => {
    while (isReading) {
      const [search] = await Promise.all(searchesOf(person, 1))
      seconds.push(search.seconds)
      record(search)
      record(await person.request('/faq'))
      record(await person.request('/api/places/autocomplete?input=orl'))
    }
  })
  const stop = async () => {
    isReading = false
    await Promise.all(tabs)
    return { count: seconds.length, failed, seconds }
  }
  t.after(stop)
  return { stop }
}
