import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before } from 'node:test'
import { startNginx } from '../support/servers/nginx.mjs'
import { test } from './fault-case.mjs'
import { deleteDates, startWriting } from './recorded-writes.mjs'
import { startWeb, visitor, waitUntil } from './web.mjs'

const skip = spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : false
const SITE = 'http://example.org'

/** Two web processes behind nginx: restarted in turn, killed, and notifying each other of changes. */
export function restartFaults(site, { email, provider }) {
  const webs = []
  let nginx
  let parent
  before(async () => {
    if (skip) return
    for (let i = 0; i < 2; i++)
      webs.push(await startWeb(site, { siteUrl: SITE, settings: { TRUSTED_PROXY_HOPS: '0' } }))
    nginx = await startNginx(webs.map(({ port }) => port))
    parent = visitor(`http://127.0.0.1:${nginx.port}`, SITE)
    await parent.signIn(email)
  })
  after(async () => {
    await nginx?.stop()
    for (const web of webs) await web.stop()
  })
  const isReady = (web) =>
    waitUntil('the process is ready', async () => (await visitor(web.address).request('/api/ready')).status === 200, 30)

  test('no request fails while both are restarted in turn, twice, under reads and writes', { skip }, async (t) => {
    await deleteDates(site)
    const writing = startWriting(t, parent)
    const reading = startReading(t, parent)
    for (const web of [...webs, ...webs]) {
      await writing.waitForMore(20)
      const { code } = await web.stop()
      assert.equal(code, 143)
      await web.start()
      await isReady(web)
    }
    const [reads] = await Promise.all([reading.stop(), writing.stop()])
    assert.deepEqual(
      writing.rejected.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
      [],
    )
    assert.deepEqual(reads.failed, [])
    assert.deepEqual(await writing.findLosses(site), { missing: [], duplicates: 0 })
    console.log(`restarted in turn: ${reads.count} reads and ${writing.acknowledged.length} writes, 0 failed`)
  })

  test('nothing acknowledged is lost when one of them is killed under writes, and the other one takes over', {
    skip,
  }, async (t) => {
    await deleteDates(site)
    const writing = startWriting(t, parent)
    for (const web of webs) {
      await writing.waitForMore(20)
      await web.kill()
      await writing.waitForMore(40)
      await web.start()
      await isReady(web)
    }
    await writing.stop()
    assert.deepEqual(await writing.findLosses(site), { missing: [], duplicates: 0 })
    // At most those that were running in the killed process.
    assert.ok(writing.rejected.length <= 2 * 4, `${writing.rejected.length} were rejected`)
    const { length } = writing.acknowledged
    console.log(`web killed twice: ${length} writes acknowledged, ${writing.rejected.length} rejected, 0 lost`)
  })

  test('an invalidation sent to one process reaches the other within a second', { skip }, async () => {
    const [one, other] = webs.map(({ address }) => visitor(address, SITE))
    const page = `/provider/${provider.slug}`
    for (const person of [one, other])
      await waitUntil('the page is shown', async () => (await person.request(page)).text.includes(provider.name), 30)
    await site.query(`UPDATE providers SET name = 'The Changed House' WHERE id = ${provider.id}`)
    assert.ok(!(await other.request(page)).text.includes('The Changed House'))
    const response = await fetch(`${webs[0].address}/api/revalidate`, {
      method: 'POST',
      signal: AbortSignal.timeout(30_000),
      headers: { origin: SITE, authorization: 'Bearer only-for-tests-0000', 'content-type': 'application/json' },
      body: JSON.stringify({ tags: [`provider:${provider.id}`] }),
    })
    assert.equal(response.status, 200)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    assert.ok((await other.request(page)).text.includes('The Changed House'))
    console.log('a change in one process: served by the other one a second later')
  })
}

function startReading(test, person) {
  const failed = []
  let count = 0
  let isReading = true
  const readers = ['/search?zipCode=32801', '/faq', '/api/places/search?zipCode=32801', '/caregiver-dashboard'].map(
    async (url) => {
      while (isReading) {
        const { status, text } = await person.request(url)
        count += 1
        if (status !== 200) failed.push(`${url} ${status} ${text.slice(0, 200)}`)
      }
    },
  )
  const stop = async () => {
    isReading = false
    await Promise.all(readers)
    return { count, failed }
  }
  test.after(stop)
  return { stop }
}
