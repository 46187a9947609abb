import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { tsImport } from 'tsx/esm/api'
import { PASSWORD, startSite } from '../support/platform/site-under-faults.mjs'

const { startSmtpServer } = await tsImport('../support/servers/smtp-server.ts', import.meta.url)
const site = await startSite()
const servers = await Promise.all([site.startServer(), site.startServer()])
after(site.stop)

async function signIn({ address }, email, password = PASSWORD) {
  const started = performance.now()
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password }),
  })
  const [cookie] = response.headers.getSetCookie()
  return {
    status: response.status,
    json: await response.json(),
    cookie: cookie?.split(';')[0],
    retryAfter: response.headers.get('retry-after'),
    seconds: (performance.now() - started) / 1000,
  }
}

async function waitUntil(condition, seconds = 30) {
  const deadline = Date.now() + seconds * 1000
  while (!(await condition())) {
    assert.ok(Date.now() < deadline, `not so after ${seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('a server with an invalid setting names it without repeating its value, and exits', async () => {
  await assert.rejects(site.startServer({ SMTP_URL: 'http://its-secret@mail.example' }), ({ message }) => {
    assert.match(message, /The environment is not usable: SMTP_URL must be an smtp\(s\):\/\/ address/)
    assert.doesNotMatch(message, /its-secret|\n +at /)
    return true
  })
})

test('wrong passwords on two servers are counted together: the eleventh is rejected on both, and other users are not affected', async () => {
  await Promise.all([site.addPerson('pat@home.test'), site.addPerson('kim@home.test')])
  const statuses = []
  for (let i = 0; i < 12; i++) statuses.push((await signIn(servers[i % 2], 'pat@home.test', 'wrong words')).status)
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
  for (const server of servers) {
    const correct = await signIn(server, 'pat@home.test')
    assert.equal(correct.status, 429)
    assert.ok(Number(correct.retryAfter) > 0 && Number(correct.retryAfter) <= 180)
    assert.equal((await signIn(server, 'kim@home.test')).status, 200)
  }
  // Let the rate limit's window pass.
  await site.query("UPDATE recent_tries SET at = ARRAY(SELECT t - interval '181 seconds' FROM unnest(at) t)")
  assert.equal((await signIn(servers[1], 'pat@home.test')).status, 200)
})

test('a session is valid on both servers, and signing out on one ends it on both', async () => {
  const { cookie } = await signIn(servers[0], 'kim@home.test')
  const me = async ({ address }) => (await fetch(`${address}/api/auth/me`, { headers: { cookie } })).json()
  assert.equal((await me(servers[1])).email, 'kim@home.test')
  const [, { address }] = servers
  await fetch(`${address}/api/auth/logout`, { method: 'POST', headers: { cookie, origin: address } })
  assert.deepEqual([await me(servers[0]), await me(servers[1])], [null, null])
})

test('people get an error message within seconds while PostgreSQL is stopped, and everything works again once it is back', async () => {
  const [server] = servers
  const { cookie } = await signIn(server, 'kim@home.test')
  await site.stopDatabase()
  const unavailable = await signIn(server, 'kim@home.test')
  assert.equal(unavailable.status, 503)
  assert.deepEqual(Object.keys(unavailable.json), ['message'])
  assert.match(unavailable.json.message, /^We can’t reach our data right now\. Please try again in a moment\./)
  assert.ok(unavailable.seconds < 5, `${unavailable.seconds} s`)
  const page = await fetch(`${server.address}/caregiver-dashboard`, { headers: { cookie } })
  const html = await page.text()
  assert.ok(page.status >= 500 && !/ECONN|prisma|node_modules|\bat .+:\d+:\d+/i.test(html))
  assert.equal((await fetch(`${server.address}/signin`)).status, 200)

  await site.startDatabase()
  await waitUntil(async () => (await signIn(server, 'kim@home.test')).status === 200, 10)
  const dashboard = await fetch(`${server.address}/caregiver-dashboard`, { headers: { cookie }, redirect: 'manual' })
  assert.equal(dashboard.status, 200)
})

test('every mail is delivered exactly once when a worker is killed while sending', async () => {
  const smtp = await startSmtpServer()
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@nookling.example', SITE_URL: servers[0].address }
  try {
    smtp.setBehavior('hang')
    const ids = []
    for (let i = 0; i < 8; i++) ids.push(await queueMail(`person-${i}@home.test`))
    const killed = site.startWorker(settings)
    await waitUntil(async () => (await countIn('handing_over')) === 3)
    await killed.kill()
    assert.equal(smtp.accepted.length, 0)

    smtp.setBehavior('accept')
    // The worker counts as dead after a minute; its mails are released three minutes later.
    await site.query("UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '5 minutes'")
    await site.query("UPDATE job_pools SET seen_at = seen_at - interval '5 minutes'")
    await site.query("UPDATE mails SET handed_over_at = handed_over_at - interval '5 minutes'")
    const next = site.startWorker(settings)
    await waitUntil(async () => (await countIn('sent', 'test')) === 8)
    await next.stop()
    // The servers above have also sent mails about new browsers.
    const acceptedIds = smtp.accepted.map(({ messageId }) => messageId).filter((id) => ids.includes(id))
    assert.deepEqual(acceptedIds.sort(), ids.sort())
  } finally {
    await smtp.stop()
  }
})

async function countIn(status, kind = '%') {
  const counted = 'SELECT count(*)::int AS count FROM mails WHERE status::text = $1 AND kind LIKE $2'
  const [{ count }] = await site.query(counted, [status, kind])
  return count
}

/** Same as in lib/platform/mail/outbox.ts. */
async function queueMail(to) {
  const messageId = `<${randomUUID()}@localhost>`
  const [{ id }] = await site.query(
    `INSERT INTO mails (message_id, kind, to_email, to_name, subject, html, text, created_at, useful_until)
     VALUES ($1, 'test', $2, '', 'Hello', '<p>Hello</p>', 'Hello', now(), now() + interval '1 day') RETURNING id`,
    [messageId, to],
  )
  await site.query("SELECT graphile_worker.add_job('send-mail', payload => $1::json)", [JSON.stringify({ mailId: id })])
  return messageId
}
