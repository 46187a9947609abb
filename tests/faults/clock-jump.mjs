import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before } from 'node:test'
import { test } from './fault-case.mjs'
import { deleteDates, startWriting } from './recorded-writes.mjs'
import { startWeb, visitor, waitUntil } from './web.mjs'

/** Debian's package faketime; the folder depends on the processor. */
const FAKETIME = ['x86_64', 'aarch64']
  .map((processor) => `/usr/lib/${processor}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file))
const skip = FAKETIME ? false : 'faketime is not installed'

/** The clock of a web process jumps forward, back, and to before the start while it serves. PostgreSQL's clock does not change. */
export function clockFaults(site, { email }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nookling-clock-'))
  const file = path.join(folder, 'clock')
  let web
  let parent
  const jump = async (hours) => {
    writeFileSync(file, `${hours < 0 ? '' : '+'}${hours}h\n`)
    const hasJumped = async () => {
      const { headers } = await parent.request('/api/ready')
      return Math.abs(Date.parse(headers.get('date')) - Date.now() - hours * 3_600_000) < 60_000
    }
    await waitUntil(`the clock is ${hours} hours off`, hasJumped, 30)
  }
  before(async () => {
    if (skip) return
    writeFileSync(file, '+0h\n')
    web = await startWeb(site, {
      settings: {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        // The wall clock jumps, not the monotonic clock that measures durations.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
        TRUSTED_PROXY_HOPS: '0',
      },
    })
    parent = visitor(web.address)
    await parent.signIn(email)
  })
  after(async () => {
    await web?.stop()
    rmSync(folder, { recursive: true })
  })

  const tryWrongPassword = () =>
    parent.request('/api/auth/login', { method: 'POST', body: { email: 'clock@home.test', password: 'not this one' } })
  /** Until the rate limit rejects them. */
  const tryUntilRejected = () =>
    waitUntil('wrong passwords are rejected', async () => (await tryWrongPassword()).status === 429, 60)

  /** Writes a few dates at this hour: all are acknowledged and stored. */
  async function assertWrites(t) {
    await deleteDates(site)
    const writing = startWriting(t, parent, { parallel: 1 })
    await waitUntil('some dates are written', () => writing.acknowledged.length + writing.rejected.length > 20, 30)
    await writing.stop()
    assert.deepEqual(
      writing.rejected.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
      [],
    )
    assert.deepEqual(await writing.findLosses(site), { missing: [], duplicates: 0 })
  }

  test('users stay signed in and no lockout lasts longer when the clock jumps', {
    skip,
  }, async (t) => {
    for (const hours of [3, 0, -2, 0]) {
      await tryUntilRejected()
      await jump(hours)
      // Tries from another hour no longer count.
      assert.equal((await tryWrongPassword()).status, 401, `at ${hours} hours`)
      for (const url of ['/caregiver-dashboard', '/search?zipCode=32801', '/api/favorites', '/api/ready', '/'])
        assert.equal((await parent.request(url)).status, 200, `${url} at ${hours} hours`)
      await assertWrites(t)
    }
    console.log(
      'clock: 3 hours on, back, 2 hours back, and on again: nobody is signed out, no write is rejected or lost',
    )
  })
}
