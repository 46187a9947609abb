import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DELETE as remove, POST as upload } from '@/app/api/account/picture/route'
import { GET as me } from '@/app/api/auth/me/route'
import { GET as serve } from '@/app/pictures/[name]/route'
import type { SignedInActor } from '@/lib/access/types'
import { removeFilesOf, storeFile } from '@/lib/media/commands/files'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { phonePhoto } from '@/tests/support/media/pictures'
import { testDatabase } from '@/tests/support/platform/database'
import { runPendingFileJobs } from '@/tests/support/platform/stored-files'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
process.env.FILES_FOLDER = folder
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => setRequestCookies(''))

const SITE = 'http://localhost:3000'
const MIDDLE = '?x=0.25&y=0&width=0.5&height=1'

async function sendFile(file: Uint8Array, query = MIDDLE, origin = SITE) {
  const init = { method: 'POST', headers: { origin }, body: new Uint8Array(file) }
  const response = await upload(new Request(`${SITE}/api/account/picture${query}`, init), {
    params: Promise.resolve({}),
  })
  return { status: response.status, json: await response.json() }
}
const get = (name: string) => serve(new Request(SITE), { params: Promise.resolve({ name }) })
const nameIn = (address: string) => address.replace('/pictures/', '')
async function signedIn(role: 'caregiver' | 'admin' = 'caregiver'): Promise<SignedInActor> {
  const person = await createActor(role)
  setRequestCookies(await sessionCookie(person))
  return person
}

test('the picture appears in the header immediately, under an address whose content never changes', async () => {
  await signedIn()
  const { status, json } = await sendFile(await phonePhoto())
  expect([status, json]).toEqual([200, { profileImage: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/) }])
  expect((await send(me, null, { method: 'GET' })).json.profileImage).toBe(json.profileImage)
  const served = await get(nameIn(json.profileImage))
  expect([served.status, served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=86400, s-maxage=3600',
  ])
  expect(Buffer.from(await served.arrayBuffer()).toString('latin1')).toMatch(/^RIFF.{4}WEBP/s)
})

test('a new picture replaces the old one and deletes its file; after removal the initials are shown', async () => {
  const person = await signedIn()
  const photo = await phonePhoto()
  const [first, second] = [(await sendFile(photo)).json.profileImage, (await sendFile(photo)).json.profileImage]
  expect(second).not.toBe(first)
  await runPendingFileJobs()
  expect([(await get(nameIn(first))).status, (await get(nameIn(second))).status]).toEqual([404, 200])
  expect((await send(remove, null, { method: 'DELETE' })).json).toEqual({ profileImage: null })
  await runPendingFileJobs()
  expect((await get(nameIn(second))).status).toBe(404)
  expect(await db().user.findUnique({ where: { id: person.id } })).toMatchObject({ profileImage: null })
  expect(await db().storedFile.count()).toBe(0)
})

test('of five concurrent uploads one is stored', async () => {
  await signedIn()
  const photo = await phonePhoto()
  const all = await Promise.all(Array.from({ length: 5 }, () => sendFile(photo)))
  expect(all.map(({ status }) => status)).toEqual(Array(5).fill(200))
  await runPendingFileJobs()
  expect(await db().storedFile.count()).toBe(1)
  const there = await Promise.all(all.map(async ({ json }) => (await get(nameIn(json.profileImage))).status))
  expect(there.sort()).toEqual([200, 404, 404, 404, 404])
})

test.each([
  ['a text file named .jpg', Buffer.from('no picture'), 400, 'We can’t read this picture.'],
  ['an SVG with a script', Buffer.from('<svg><script>1</script></svg>'), 400, 'We can’t read this picture.'],
  ['an empty file', Buffer.alloc(0), 400, 'This file is empty.'],
  ['a file that is too large', Buffer.alloc(UPLOAD.maxBytes + 1, 255), 413, 'This is too large to send.'],
])('%s is refused with a message, and nothing is stored', async (_, file, status, sentence) => {
  await signedIn()
  const refused = await sendFile(file)
  expect([refused.status, refused.json.message]).toEqual([status, expect.stringContaining(sentence)])
  expect([await db().storedFile.count(), await db().user.count({ where: { profileImage: { not: null } } })]).toEqual([
    0, 0,
  ])
})

test.each(['', '?x=0&y=0&width=2&height=1', '?x=a&y=0&width=1&height=1', '?x=0.9&y=0&width=0.5&height=1'])(
  'a crop outside of the picture is refused: %j',
  async (query) => {
    await signedIn()
    expect((await sendFile(await phonePhoto(), query)).status).toBe(400)
  },
)

test('visitors and other sites cannot change a picture', async () => {
  expect((await sendFile(await phonePhoto())).status).toBe(401)
  await signedIn('admin')
  expect((await sendFile(await phonePhoto(), MIDDLE, 'https://evil.example')).status).toBe(403)
})

test('a user can upload twenty pictures in half an hour', async () => {
  await signedIn()
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await sendFile(Buffer.from('no picture'))).status)
  expect(statuses).toEqual([...Array(20).fill(400), 429])
})

test.each(['../../.env', '..%2f..%2f.env', '', 'x'.repeat(500), `${'0a'.repeat(16)}.webp`, `${'0a'.repeat(16)}.html`])(
  'nothing is served under a name that was never issued: %j',
  async (name) => {
    const answer = await get(name)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test('closing an account deletes its files, and the account row cannot be deleted before them', async () => {
  const [person, other] = [await signedIn(), await createActor('caregiver')]
  const { json } = await sendFile(await phonePhoto())
  setRequestCookies(await sessionCookie(other))
  const others = (await sendFile(await phonePhoto())).json.profileImage
  await expect(db().user.delete({ where: { id: person.id } })).rejects.toThrow()
  await db().$transaction((tx) => removeFilesOf(tx, person.id))
  await runPendingFileJobs()
  expect([(await get(nameIn(json.profileImage))).status, (await get(nameIn(others))).status]).toEqual([404, 200])
  await db().user.delete({ where: { id: person.id } })
})

test('a stored file that is never used is deleted within the hour', async () => {
  const person = await createActor('caregiver')
  const file = { type: 'image/webp', bytes: Uint8Array.of(1, 2, 3) } as const
  let name = ''
  const failed = storeFile(file, person.id, new Date(), async (_tx, key) => {
    name = key
    throw new Error('the power went off')
  })
  await expect(failed).rejects.toThrow('the power went off')
  expect((await get(name)).status).toBe(200)
  await runPendingFileJobs({ includeScheduled: true })
  expect((await get(name)).status).toBe(404)
})
