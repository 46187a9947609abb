import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DELETE as remove } from '@/app/api/attachments/[id]/route'
import { POST as write } from '@/app/api/inquiries/[id]/messages/route'
import { GET as servePublic } from '@/app/pictures/[name]/route'
import type { SignedInActor } from '@/lib/access/types'
import { packPersonalData } from '@/lib/admin/personal-data/queries'
import { findConversationWithEnrollments } from '@/lib/enrollment/enrollments/queries'
import { deleteUnsent } from '@/lib/enrollment/inquiries/commands/add-message'
import { findInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { UPLOAD_MESSAGES } from '@/lib/media/schema'
import { db } from '@/lib/platform/database/client'
import { englishText } from '@/lib/platform/language/translate'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { attach, fetchAttachment } from '@/tests/support/enrollment/attachments'
import { inquiryByMail } from '@/tests/support/enrollment/by-mail'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { PDF } from '@/tests/support/media/pdf'
import { phonePhoto, pngWithStatedSize } from '@/tests/support/media/pictures'
import { testDatabase } from '@/tests/support/platform/database'
import { runPendingFileJobs } from '@/tests/support/platform/stored-files'
import { translate } from '@/tests/support/setup/translate'

const errorText = translate('en', 'enrollment.attachmentErrors')

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'attachments-'))
process.env.FILES_FOLDER = folder
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const after = (minutes: number) => new Date(REQUESTED_AT.getTime() + minutes * 60_000)
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  setClock(after(1))
})
afterAll(() => setClock(undefined))
const onDisk = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))

async function sendMessageAs(person: SignedInActor, id: number, body: Record<string, unknown>) {
  setRequestCookies(await sessionCookie(person))
  return send(write, body, { params: { id: String(id) } })
}

test('a picture is sent without its location and camera data, and both sides see it', async () => {
  const { id, pat, chris } = await conversation()
  const added = await attach(pat, id, await phonePhoto({ orientation: 6 }), 'C:\\Door.JPG')
  expect([added.status, added.json]).toEqual([
    201,
    expect.objectContaining({ name: 'Door.webp', kind: 'picture', width: 400, height: 600 }),
  ])
  expect((await sendMessageAs(pat, id, { text: '', attachmentIds: [added.json.id] })).status).toBe(201)
  for (const person of [pat, chris]) {
    const { messages } = await findConversationWithEnrollments(person, id, REQUESTED_AT)
    expect(messages.at(-1)).toMatchObject({ text: '', attachments: [{ id: added.json.id, name: 'Door.webp' }] })
    const file = await fetchAttachment(person, added.json.id)
    expect([
      file.status,
      ...['content-type', 'content-disposition', 'x-content-type-options', 'cache-control'].map((name) =>
        file.headers.get(name),
      ),
    ]).toEqual([
      200,
      'image/webp',
      `inline; filename="Door.webp"; filename*=UTF-8''Door.webp`,
      'nosniff',
      'private, no-store',
    ])
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).not.toMatch(/Secret|Exif|GPS/)
  }
  expect((await findInquiries(chris, { page: 1 })).inquiries[0]?.excerpt).toBe('')
})

test('a PDF is stored under its name, unchanged', async () => {
  const { id, pat, chris } = await conversation()
  const { json } = await attach(chris, id, PDF, 'Prices “2027”.pdf')
  await sendMessageAs(chris, id, { text: 'Here they are.', attachmentIds: [json.id] })
  const file = await fetchAttachment(pat, json.id)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="Prices _2027_.pdf"; filename*=UTF-8''Prices%20%E2%80%9C2027%E2%80%9D.pdf`,
  )
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF)
})

test('only the two sides can download a file, by any address', async () => {
  const { id, pat, chris } = await conversation()
  const { json } = await attach(pat, id, await phonePhoto())
  expect((await fetchAttachment(chris, json.id)).status).toBe(404)
  await sendMessageAs(pat, id, { text: 'A photo', attachmentIds: [json.id] })
  const strangers = [await createActor('caregiver'), await createActor('careprovider')]
  for (const stranger of strangers) {
    expect((await fetchAttachment(stranger, json.id)).status).toBe(404)
    expect((await attach(stranger, id, PDF)).status).toBe(404)
  }
  expect((await fetchAttachment(await createActor('admin'), json.id)).status).toBe(403)
  expect((await fetchAttachment(null, json.id)).status).toBe(401)
  const { fileKey } = await db().messageAttachment.findFirstOrThrow()
  const served = await servePublic(new Request('http://localhost:3000'), { params: Promise.resolve({ name: fileKey }) })
  expect(served.status).toBe(404)
})

test("a message accepts only the sender's own files of this conversation, each once", async () => {
  const { id, pat, chris, provider } = await conversation()
  const other = await db().inquiry.create({
    data: { caregiverId: pat.id, providerId: provider.id, subject: 'x', createdAt: after(0), lastMessageAt: after(0) },
  })
  const { json: own } = await attach(pat, id, PDF)
  const { json: theirs } = await attach(chris, id, PDF)
  const { json: elsewhere } = await attach(pat, other.id, PDF)
  for (const wrong of [theirs.id, elsewhere.id, 999_999]) {
    const { status, json } = await sendMessageAs(pat, id, { text: 'Look', attachmentIds: [own.id, wrong] })
    expect([status, json.message]).toEqual([409, errorText('gone')])
  }
  expect(await db().message.count()).toBe(1)
  const twice = [await sendMessageAs(pat, id, { text: 'Look', attachmentIds: [own.id] })]
  twice.push(await sendMessageAs(pat, id, { text: 'Look', attachmentIds: [own.id] }))
  expect(twice[1]?.json).toEqual(twice[0]?.json)
  expect((await sendMessageAs(pat, id, { text: 'Again', attachmentIds: [own.id] })).status).toBe(409)
})

test('the file type is detected from the content, and other types are refused with a message', async () => {
  const { id, pat } = await conversation()
  const refusals: [Uint8Array, string][] = [
    [Buffer.from('<html><script>alert(1)</script>'), errorText('notTaken')],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), errorText('notTaken')],
    [Buffer.from('%PDF-1.7 cut off'), errorText('brokenPdf')],
    [Buffer.alloc(0), englishText(UPLOAD_MESSAGES.empty)],
    [await pngWithStatedSize(20_000, 20_000), englishText(UPLOAD_MESSAGES.tooManyPixels)],
    [(await phonePhoto()).subarray(0, 900), englishText(UPLOAD_MESSAGES.broken)],
  ]
  for (const [file, sentence] of refusals) {
    const { status, json } = await attach(pat, id, file, 'Photo.jpg')
    expect([status, json.message]).toEqual([400, sentence])
  }
  expect((await attach(pat, id, Buffer.alloc(UPLOAD.maxBytes + 1))).status).toBe(413)
  expect((await sendMessageAs(pat, id, { text: '', attachmentIds: [] })).json.message).toBe('Please write a message.')
  expect((await sendMessageAs(pat, id, { text: 'x', attachmentIds: [1, 2, 3, 4, 5, 6] })).json.message).toBe(
    'Please add at most 5 files to one message.',
  )
  expect(onDisk()).toEqual([])
})

test('the number of files is limited, and files cannot be added to a conversation the user cannot open', async () => {
  const { id, pat, chris } = await conversation()
  const row = { inquiryId: id, uploaderId: chris.id, name: 'x.pdf', createdAt: after(0) }
  const keys = Array.from({ length: 60 }, (_, n) => `${String(n).padStart(32, '0')}.ppdf`)
  await db().storedFile.createMany({
    data: keys.map((key) => ({ key, ownerId: chris.id, bytes: 1, createdAt: after(0) })),
  })
  await db().messageAttachment.createMany({ data: keys.map((fileKey) => ({ ...row, fileKey })) })
  expect((await attach(pat, id, PDF)).json.message).toBe(errorText('full'))
  await db().messageAttachment.deleteMany()
  for (let turn = 0; turn < 40; turn++) expect((await attach(pat, id, PDF)).status).toBe(201)
  expect((await attach(pat, id, PDF)).status).toBe(429)
})

test('a provider that reads by mail gets no files', async () => {
  const { id, pat } = await inquiryByMail()
  const { status, json } = await attach(pat, id, PDF)
  expect([status, json.message]).toEqual([409, errorText('byMail')])
})

test('withdrawn and unsent files are deleted with their bytes', async () => {
  const { id, pat, chris } = await conversation()
  const [{ json: first }, { json: second }, { json: third }] = [
    await attach(pat, id, PDF),
    await attach(pat, id, PDF),
    await attach(pat, id, PDF),
  ]
  await sendMessageAs(pat, id, { text: 'This one', attachmentIds: [third.id] })
  for (const [person, file, status] of [
    [chris, first, 404],
    [pat, first, 200],
    [pat, third, 404],
  ] as const) {
    setRequestCookies(await sessionCookie(person))
    const answer = await send(remove, {}, { method: 'DELETE', params: { id: String(file.id) } })
    expect(answer.status).toBe(status)
  }
  await deleteUnsent(after(23 * 60))
  expect(await db().messageAttachment.count({ where: { id: second.id } })).toBe(1)
  await deleteUnsent(after(25 * 60))
  await runPendingFileJobs({ includeScheduled: true })
  expect([await db().storedFile.count(), onDisk().length]).toEqual([1, 1])
})

test("files are deleted with their conversation, and are part of their sender's export", async () => {
  const { id, pat, chris } = await conversation()
  const { json: patFile } = await attach(pat, id, PDF, 'Plan.pdf')
  const { json: chrisFile } = await attach(chris, id, await phonePhoto(), 'Room.jpg')
  await sendMessageAs(pat, id, { text: 'Plan', attachmentIds: [patFile.id] })
  await sendMessageAs(chris, id, { text: 'Room', attachmentIds: [chrisFile.id] })
  const zip = Buffer.from(await packPersonalData(pat, 'en', after(5))).toString('latin1')
  expect(zip).toMatch(/files\/[0-9a-f]{32}\.pdf/)
  expect(zip).toContain('message-attachments.json')
  await db().inquiry.delete({ where: { id } })
  await runPendingFileJobs({ includeScheduled: true })
  expect([await db().messageAttachment.count(), await db().storedFile.count(), onDisk()]).toEqual([0, 0, []])
})
