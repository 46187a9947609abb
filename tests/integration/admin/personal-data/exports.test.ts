import { strFromU8, unzipSync } from 'fflate'
import { GET as download } from '@/app/api/account/exports/[id]/route'
import { POST as ask, GET as list } from '@/app/api/account/exports/route'
import type { SignedInActor } from '@/lib/access/types'
import { personalDataTasks } from '@/lib/admin/jobs/tasks'
import { PERSONAL_TABLES } from '@/lib/admin/personal-data/catalogue'
import { cleanUpExports, makeExport } from '@/lib/admin/personal-data/commands'
import { fileOf } from '@/lib/admin/personal-data/queries'
import { EXPORT_ATTEMPTS } from '@/lib/admin/personal-data/rules'
import { db } from '@/lib/platform/database/client'
import { runJobs } from '@/lib/platform/jobs/runner'
import { setClock } from '@/lib/platform/time/clock'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { PASSWORD, personWithPassword, send } from '@/tests/support/accounts/people'
import { personEverywhere } from '@/tests/support/accounts/person-everywhere'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const database = testDatabase()
const NOON = new Date('2026-11-22T12:00:00Z')
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)
beforeEach(() => setClock(NOON))
afterEach(() => setClock(undefined))

const signInAs = async (actor: SignedInActor) => setRequestCookies(await sessionCookie(actor))
const requestWith = (currentPassword = PASSWORD) => send(ask, { currentPassword })
const own = async () => (await send(list, null, { method: 'GET' })).json as unknown as { id: number; state: string }[]
const fetchFile = (id: number) =>
  download(new Request('http://localhost:3000/x'), { params: Promise.resolve({ id: String(id) }) })

/** Requests an export and runs the job. Returns the export's id. */
async function exported(actor: SignedInActor) {
  await signInAs(actor)
  expect((await requestWith()).status).toBe(200)
  const { id } = await db().accountExport.findFirstOrThrow({ where: { userId: actor.id }, orderBy: { id: 'desc' } })
  await makeExport(id, 1, NOON)
  return id
}

test('the file holds everything about the person and no secrets', async () => {
  await addLocation()
  const person = await personEverywhere((await addProvider()).id, NOON)
  const response = await fetchFile(await exported(person))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="nookling-data-2026-11-22.zip"',
  })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const readable = PERSONAL_TABLES.filter((table) => table.exported).map(({ table }) => fileOf(table))
  const pictures = Object.keys(files).filter((name) => name.startsWith('files/'))
  expect(Object.keys(files).sort()).toEqual(['README.txt', ...readable, ...pictures].sort())
  expect(pictures.map((name) => strFromU8(files[name] ?? new Uint8Array()))).toEqual(['Zebulon', 'Zebulon'])
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  expect(read('users.json')).toEqual([expect.objectContaining({ email: person.email, first_name: 'Zebulon' })])
  expect(read('reviews.json')).toEqual([expect.objectContaining({ author_name: 'Zebulon Q.' })])
  expect(read('careprovider-profiles.json')).toEqual([
    { title: 'Director', daycare_name: 'Quirk House', license_number: 'C-QUIRK-1' },
  ])
  for (const name of readable)
    expect([name, read(name).length > 0 || name === 'account-deletions.json']).toEqual([name, true])
  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join('')
  const [{ passwordHash }, session] = [
    await db().user.findUniqueOrThrow({ where: { id: person.id } }),
    await db().session.findFirstOrThrow(),
  ]
  for (const secret of [passwordHash ?? '', session.id, 'argon2', 'secret":', 'hash":'])
    expect(all).not.toContain(secret)
})

test('the file holds nothing about anyone else', async () => {
  const [person, other] = [await personWithPassword(), await personWithPassword('careprovider')]
  await db().careproviderProfile.create({ data: { userId: other.id, daycareName: 'Other House' } })
  await signInAs(other)
  const files = unzipSync(new Uint8Array(await (await fetchFile(await exported(person))).arrayBuffer()))
  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join('')
  expect(all).toContain(person.email)
  expect(all).not.toMatch(new RegExp(`${other.email}|Other House`))
})

test('the job creates the file and sends a mail with a link that is useless without signing in', async () => {
  setClock(undefined)
  const person = await personWithPassword()
  await signInAs(person)
  expect((await requestWith()).json).toEqual([expect.objectContaining({ state: 'being-made' })])
  const jobs = runJobs(personalDataTasks, { databaseUrl: database.url() })
  await eventually(async () => expect(await own()).toEqual([expect.objectContaining({ state: 'ready' })]))
  await jobs.stop()
  const [mail] = await mailsTo(person.email)
  expect(mail?.kind).toBe('export-ready')
  expect(mail?.text).toContain('http://localhost:3000/settings')
  expect(mail?.text).not.toMatch(/token|exports\//)
  expect(await db().auditEntry.findFirst({ select: { action: true, actorId: true, subjectId: true } })).toEqual({
    action: 'account.exported',
    actorId: person.id,
    subjectId: person.id,
  })
})

test('a wrong password creates no export', async () => {
  await signInAs(await personWithPassword())
  const refused = await requestWith('wrong words')
  expect([refused.status, refused.json.fields]).toEqual([400, { currentPassword: 'That isn’t your current password.' }])
  expect(await own()).toEqual([])
})

test('other users, visitors and late downloads get nothing', async () => {
  const [person, other] = [await personWithPassword(), await personWithPassword('admin')]
  const id = await exported(person)
  await signInAs(other)
  expect([(await fetchFile(id)).status, await own()]).toEqual([404, []])
  setRequestCookies('')
  expect((await fetchFile(id)).status).toBe(401)
  await signInAs(person)
  expect((await fetchFile(id)).status).toBe(200)
  setClock(later(7 * 24))
  await signInAs(person)
  expect([(await fetchFile(id)).status, await own()]).toEqual([404, []])
})

test('eight concurrent requests create one export', async () => {
  await signInAs(await personWithPassword())
  const answers = await Promise.all(Array.from({ length: 8 }, () => requestWith()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true)
  expect(await db().accountExport.count()).toBe(1)
})

test('three exports a day are the limit', async () => {
  const person = await personWithPassword()
  for (let i = 0; i < 3; i++) await exported(person)
  const refused = await requestWith()
  expect([refused.status, Number(refused.retryAfter) > 80_000]).toEqual([429, true])
  setClock(later(24.1))
  await signInAs(person)
  expect((await requestWith()).status).toBe(200)
})

test('a failed attempt is repeated; the last failure notifies the owner, who may request again', async () => {
  const person = await personWithPassword()
  await signInAs(person)
  await requestWith()
  const [{ id = 0 } = {}] = await own()
  await db().$executeRaw`ALTER TABLE reports RENAME TO reports_away`
  await expect(makeExport(id, 1, NOON)).rejects.toThrow()
  expect(await own()).toEqual([expect.objectContaining({ state: 'being-made' })])
  await expect(makeExport(id, EXPORT_ATTEMPTS, NOON)).rejects.toThrow()
  await db().$executeRaw`ALTER TABLE reports_away RENAME TO reports`
  expect(await own()).toEqual([expect.objectContaining({ state: 'failed' })])
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['export-failed'])
  expect((await requestWith()).status).toBe(200)
})

test('a job that runs twice creates one file, and none for a closed account', async () => {
  const person = await personWithPassword()
  const id = await exported(person)
  await makeExport(id, 2, later(1))
  expect(await mailsTo(person.email)).toHaveLength(1)
  await requestWith()
  await db().user.update({ where: { id: person.id }, data: { status: 'deleted' } })
  await makeExport(id + 1, 1, NOON)
  expect(await db().accountExportFile.count()).toBe(1)
})

test('an expired export is deleted with its file', async () => {
  await exported(await personWithPassword())
  await cleanUpExports(later(7 * 24 - 1))
  expect(await db().accountExportFile.count()).toBe(1)
  await cleanUpExports(later(7 * 24))
  expect([await db().accountExport.count(), await db().accountExportFile.count()]).toEqual([0, 0])
})
