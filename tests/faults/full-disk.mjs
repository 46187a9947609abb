import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before } from 'node:test'
import sharp from 'sharp'
import { test } from './fault-case.mjs'
import { deleteDates, startWriting } from './recorded-writes.mjs'
import { startWeb, visitor, waitUntil } from './web.mjs'

/** A separate disk of a few megabytes; mounting it needs root. */
const skip = canMount() ? false : 'only root may mount a small disk, and not everywhere'

function canMount() {
  if (process.getuid?.() !== 0) return false
  try {
    smallDisk(1).remove()
    return true
  } catch {
    return false
  }
}

/** `fill` uses up the free space and returns a function that releases it. */
function smallDisk(megabytes, uid = 0) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nookling-small-disk-'))
  const options = `size=${megabytes}m,uid=${uid},mode=0700`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch (error) {
    rmdirSync(folder)
    throw error
  }
  return {
    folder,
    fill() {
      const ballast = path.join(folder, 'ballast')
      try {
        for (;;) writeFileSync(ballast, Buffer.alloc(4_096), { flag: 'a' })
      } catch (error) {
        assert.equal(error.code, 'ENOSPC')
      }
      return () => rmSync(ballast)
    },
    remove() {
      execFileSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}

/** Disks without free space: PostgreSQL's tablespace, and the folder of stored files. */
export function fullDiskFaults(site, { email }) {
  let files
  let web
  let parent
  before(async () => {
    if (skip) return
    files = smallDisk(4)
    web = await startWeb(site, { settings: { FILES_FOLDER: path.join(files.folder, 'files') } })
    parent = visitor(web.address)
    await parent.signIn(email)
  })
  after(async () => {
    await web?.stop()
    files?.remove()
  })

  test('while PostgreSQL has no disk space, writes are rejected with a sentence, reads work, and nothing is lost', {
    skip,
  }, async (t) => {
    const disk = smallDisk(4, site.identity.uid)
    await site.query(`CREATE TABLESPACE small LOCATION '${disk.folder}'`)
    await deleteDates(site)
    // Otherwise new dates fit where deleted ones were, and the disk never fills.
    await site.query('VACUUM FULL calendar_entries')
    await site.query('ALTER TABLE calendar_entries SET TABLESPACE small')
    const writing = startWriting(t, parent, { parallel: 2 })
    try {
      await writing.waitForMore(20)
      const release = disk.fill()
      await waitUntil('writes are rejected', () => writing.rejected.length > 20, 60)
      for (const url of ['/search?zipCode=32801', '/caregiver-dashboard', '/api/ready', '/'])
        assert.equal((await parent.request(url)).status, 200, url)
      release()
      const seconds = await writing.waitForMore(20)
      await writing.stop()
      for (const { status, text } of writing.rejected) {
        assert.equal(status, 503, text.slice(0, 200))
        assert.match(JSON.parse(text).message, /^We can’t reach our data right now\./)
      }
      assert.deepEqual(await writing.findLosses(site), { missing: [], duplicates: 0 })
      const { length } = writing.acknowledged
      console.log(
        `no room for PostgreSQL: ${writing.rejected.length} writes rejected, ${length} acknowledged, 0 lost; writes go on ${seconds.toFixed(2)} s after there is room`,
      )
    } finally {
      await writing.stop()
      await site.query('ALTER TABLE calendar_entries SET TABLESPACE pg_default')
      await site.query('DROP TABLESPACE small')
      disk.remove()
    }
  })

  test('while there is no disk space for files, an upload is rejected with a sentence and leaves nothing behind', {
    skip,
  }, async () => {
    const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer()
    const upload = () =>
      parent.request('/api/account/picture?x=0&y=0&width=1&height=1', { method: 'POST', body: picture })
    const stored = () => site.query('SELECT key FROM stored_files ORDER BY key')
    const before = await stored()
    const release = files.fill()
    const rejected = await upload()
    assert.equal(rejected.status, 500, rejected.text)
    assert.match(JSON.parse(rejected.text).message, /^Something went wrong on our side/)
    assert.deepEqual(await stored(), before)
    assert.equal((await parent.request('/caregiver-dashboard')).status, 200)
    release()
    assert.equal((await upload()).status, 200)
    assert.ok((await stored()).length > before.length)
    console.log(
      'no room for files: the upload was rejected, no row was left, and the next one was accepted when there was room',
    )
  })
}
