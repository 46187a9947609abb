import { POST } from '@/app/api/site-health/[part]/route'
import { allTasks } from '@/lib/admin/jobs/tasks'
import { testJobs } from '@/lib/admin/site-health/commands'
import { findSiteFacts } from '@/lib/admin/site-health/queries'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'
import { addLocation } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const environment: { SMTP_URL?: string; FILES_FOLDER?: string; REVALIDATE_SECRET?: string } = {}
jest.mock('@/lib/platform/config/env', () => {
  const real = jest.requireActual('@/lib/platform/config/env')
  return { ...real, env: () => ({ ...real.env(), ...environment }) }
})
testDatabase()
const NOW = new Date('2026-11-22T12:00:00Z')
beforeEach(() => {
  setClock(NOW)
  delete environment.SMTP_URL
  delete environment.FILES_FOLDER
  delete environment.REVALIDATE_SECRET
})
afterAll(() => setClock(undefined))

const tryIt = async (part: string) => {
  const alex = await createActor('admin')
  setRequestCookies(await sessionCookie(alex))
  return { email: alex.email, ...(await send(POST, {}, { params: { part } })) }
}

test('an empty site: PostgreSQL responds, no runner takes jobs, nothing else is configured', async () => {
  const { database, ...facts } = await findSiteFacts(NOW)
  expect(Number.parseInt(database.version, 10)).toBeGreaterThanOrEqual(15)
  expect(facts).toEqual({
    directory: { hasPlaces: false, hasProviders: false },
    jobs: { runners: 0, overdue: 0, failed: 0 },
    mail: { isSet: false, waiting: 0, refused: 0, failed: 0 },
    files: { where: 'folder', isWritable: true },
    pages: { acceptsRemoteRevalidation: true },
    google: { isSet: false, callsToday: 0, budget: 200 },
    payments: { acceptsCards: false, hasInstructions: false },
  })
})

test("runners, late jobs, pending and failed mails, and today's calls are counted", async () => {
  const soon = new Date()
  await db().jobPool.createMany({
    data: [
      { id: 'alive', seenAt: soon },
      { id: 'dead', seenAt: new Date(0) },
    ],
  })
  await db().$executeRaw`SELECT graphile_worker.add_job('clean-up-files', run_at => now() - interval '10 minutes')`
  await db().$executeRaw`SELECT graphile_worker.add_job('clean-up-mails', run_at => now() - interval '1 minute')`
  const mail = { kind: 'x', toEmail: 'a@b.test', subject: 'x', usefulUntil: NOW }
  await db().mail.createMany({
    data: [
      { ...mail, messageId: '1', attempts: 3 },
      { ...mail, messageId: '2', status: 'failed', doneAt: NOW },
      { ...mail, messageId: '3', status: 'failed', doneAt: new Date('2026-11-01') },
    ],
  })
  await db().sourceCall.create({ data: { source: 'google', day: new Date('2026-11-22'), calls: 12 } })
  expect(await findSiteFacts(NOW)).toMatchObject({
    jobs: { runners: 1, overdue: 1, failed: 0 },
    mail: { waiting: 1, refused: 1, failed: 1 },
    google: { callsToday: 12 },
  })
})

test('checks the database and the file storage with real operations', async () => {
  expect((await tryIt('database')).json.message).toMatch(/^The database answered in \d+ ms\.$/)
  expect((await tryIt('files')).json.message).toBe('We wrote, read and removed a test file.')
  expect(await tryIt('directory')).toMatchObject({
    status: 409,
    json: { message: 'We don’t know 32801: run npm run db:seed on the server.' },
  })
  await addLocation()
  expect((await tryIt('directory')).json.message).toBe('32801 is in orlando, FL.')
  expect((await findSiteFacts(NOW)).directory).toEqual({ hasPlaces: true, hasProviders: false })
})

test('a folder that cannot be written is reported without its path', async () => {
  environment.FILES_FOLDER = '/dev/null/nowhere'
  expect((await findSiteFacts(NOW)).files).toEqual({ where: 'folder', isWritable: false })
  const { status, json } = await tryIt('files')
  expect([status, json]).toEqual([502, { message: 'That didn’t work. The server’s log says why.' }])
})

test('a test mail goes to the admin, and a missing mail server is reported', async () => {
  expect(await tryIt('mail')).toMatchObject({ status: 409 })
  environment.SMTP_URL = 'smtp://user:secret@mail.example:587'
  const { status, email, json } = await tryIt('mail')
  expect([status, JSON.stringify(json)]).toEqual([200, expect.not.stringContaining('secret')])
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['test-mail'])
})

test('Google is not called without a key, and an unknown part is refused', async () => {
  expect((await tryIt('google')).status).toBe(409)
  expect((await tryIt('moon')).status).toBe(400)
})

test('the job check runs a job, and reports when no runner takes it, leaving no job behind', async () => {
  expect(await refusalOf(testJobs('try', 150))).toContain('Nothing ran the test job.')
  const left = () => db().$queryRaw<object[]>`SELECT FROM graphile_worker.jobs WHERE key = 'try'`
  expect(await left()).toHaveLength(0)
  expect(allTasks(env()).map(({ name }) => name)).toContain('try-jobs')
  const trying = testJobs('try', 20_000)
  while ((await left()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  // As the queue does with a finished job.
  await db().$executeRaw`SELECT graphile_worker.remove_job('try')`
  expect(inEnglish(await trying)).toMatch(/^A test job ran in \d+ ms\.$/)
})

test("the cache check invalidates cached pages at the site's own address", async () => {
  environment.REVALIDATE_SECRET = ''
  expect((await tryIt('pages')).status).toBe(409)
  environment.REVALIDATE_SECRET = 'sixteen characters!'
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}'))
  expect((await tryIt('pages')).json.message).toMatch(/^The site got the announcement/)
  expect(String(fetched.mock.calls[0]?.[0])).toBe('http://localhost:3000/api/revalidate')
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await tryIt('pages')).toMatchObject({ status: 502, json: { message: expect.stringContaining('SITE_URL') } })
  fetched.mockRestore()
})

test('a missing card service is reported', async () => {
  expect(await tryIt('payments')).toMatchObject({ status: 409 })
})
