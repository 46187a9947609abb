import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import sharp from 'sharp'
import { tsImport } from 'tsx/esm/api'
import { test } from './fault-case.mjs'
import { startWeb, visitor, waitUntil } from './web.mjs'

/** The mail server rejects mails, and files cannot be stored. For killed workers see tests/bootstrap/accounts.slow.test.mjs. */
export function mailAndFileFaults(site, { email }) {
  let smtp
  let web
  let worker
  before(async () => {
    const { startSmtpServer } = await tsImport('../support/servers/smtp-server.ts', import.meta.url)
    smtp = await startSmtpServer()
    // A folder that cannot be created.
    web = await startWeb(site, { settings: { FILES_FOLDER: '/dev/null/files' } })
  })
  after(async () => {
    await worker?.stop()
    await web?.stop()
    await smtp?.stop()
  })

  test('people are not affected while the mail server rejects mails, and their mails arrive once it accepts them', async () => {
    smtp.setBehavior('refuse-connection')
    worker = site.startWorker({ SMTP_URL: smtp.url, MAIL_FROM: 'hello@nookling.example', SITE_URL: web.address })
    const person = visitor(web.address)
    const body = {
      firstName: 'Kim',
      lastName: 'Cole',
      email: 'kim.cole@faults.net',
      password: 'four blue boats',
      role: 'caregiver',
    }
    const signedUp = await person.request('/api/auth/register', { method: 'POST', body })
    assert.ok(signedUp.status < 300, `${signedUp.status} ${signedUp.text}`)
    assert.ok(signedUp.seconds < 5)
    await waitUntil('the worker contacts the mail server', () => smtp.connections() > 0, 60)
    assert.equal(smtp.accepted.length, 0)
    smtp.setBehavior('accept')
    const seconds = await waitUntil(
      'the mail arrives',
      () => smtp.accepted.some(({ to }) => to.includes('kim.cole@faults.net')),
      60,
    )
    console.log(`mail server: the mail arrived ${seconds.toFixed(1)} s after it accepted mails again`)
  })

  test('while files cannot be stored, an upload is rejected with a sentence, and everything else works', async () => {
    const parent = visitor(web.address)
    await parent.signIn(email)
    const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer()
    const stored = () => site.query('SELECT key FROM stored_files ORDER BY key')
    const before = await stored()
    const response = await parent.request('/api/account/picture?x=0&y=0&width=1&height=1', {
      method: 'POST',
      body: picture,
    })
    assert.equal(response.status, 500, response.text)
    assert.match(JSON.parse(response.text).message, /^Something went wrong on our side/)
    assert.ok(response.seconds < 5, `${response.seconds} s`)
    assert.deepEqual(await stored(), before)
    assert.equal((await parent.request('/caregiver-dashboard')).status, 200)
    console.log('storage: the upload was rejected, no row was left, everything else worked')
  })
}
