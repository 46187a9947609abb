import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { POST as makeReadable } from '@/app/api/provider-photos/readable/route'
import { POST as add } from '@/app/api/provider-photos/route'
import { GET as serve } from '@/app/pictures/[name]/route'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { NO_PHOTO_MESSAGE, UPLOAD_MESSAGES as SAYS } from '@/lib/media/schema'
import { db } from '@/lib/platform/database/client'
import { englishText } from '@/lib/platform/language/translate'
import { logger } from '@/lib/platform/logging/logger'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { ownProfile } from '@/tests/support/listings/own-profile'
import { phoneHeic } from '@/tests/support/media/heic'
import { hostilePictures } from '@/tests/support/media/hostile-pictures'
import { phonePhoto } from '@/tests/support/media/pictures'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'photos-'))
process.env.FILES_FOLDER = folder
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SITE = 'http://localhost:3000'
async function sendTo(route: typeof add, file: Uint8Array, origin = SITE) {
  const init = { method: 'POST', headers: { origin }, body: new Uint8Array(file) }
  return route(new Request(`${SITE}/api/provider-photos`, init), { params: Promise.resolve({}) })
}
async function sendPhoto(file: Uint8Array) {
  const response = await sendTo(add, file)
  return { status: response.status, json: await response.json() }
}
const get = (name: string) => serve(new Request(SITE), { params: Promise.resolve({ name }) })
async function signedIn() {
  const own = await ownProfile()
  setRequestCookies(await sessionCookie(own.chris))
  return own
}

test('a photo is served in several widths, as WebP, under addresses whose content never changes', async () => {
  const { id } = await signedIn()
  const { status, json } = await sendPhoto(await phonePhoto({ width: 1_000, height: 600 }))
  expect([status, json]).toEqual([
    201,
    { path: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/), width: 1_000, height: 600 },
  ])
  const name = json.path.replace('/pictures/', '')
  for (const [one, width] of [
    [name, 1_000],
    [name.replace('.', '-320.'), 320],
    [name.replace('.', '-960.'), 960],
  ] as const) {
    const served = await get(one)
    expect([served.status, served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=86400, s-maxage=3600',
    ])
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width })
  }
  expect((await get(name.replace('.', '-1280.'))).status).toBe(404)
  expect(await db().photoUpload.findMany()).toMatchObject([{ key: name, providerId: id, sentAt: null }])
  expect(await db().providerPhoto.count()).toBe(0)
})

test('a HEIC of 12 megapixels becomes a photo, and a JPEG for browsers that cannot show it', async () => {
  await signedIn()
  const heic = phoneHeic({ columns: 8, rows: 6, statedSize: { width: 4_032, height: 3_024 } })
  expect(await sendPhoto(heic)).toMatchObject({ status: 201, json: { width: 1_920, height: 1_440 } })
  const readable = await sendTo(makeReadable, heic)
  expect([readable.headers.get('content-type'), readable.headers.get('cache-control')]).toEqual([
    'image/jpeg',
    'private, no-store',
  ])
  expect(await sharp(Buffer.from(await readable.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 2_560,
  })
  expect(await db().photoUpload.count()).toBe(1)
})

test('two hundred broken and hostile files result in a photo or a message, never in a server error or a long request', async () => {
  await signedIn()
  const faults = jest.spyOn(logger, 'error')
  const sentences: string[] = [NO_PHOTO_MESSAGE, ...Object.values(SAYS)].map(englishText)
  const slow: string[] = []
  let count = 0
  const memoryBefore = process.memoryUsage().rss
  // Compares with a valid small file, because the machine may be busy.
  const begun = performance.now()
  await sendPhoto(phoneHeic())
  const longest = Math.max(5_000, 3 * (performance.now() - begun))
  for (const { what, bytes } of await hostilePictures()) {
    // More photos in an hour than one user may upload.
    if (count % 100 === 0) await db().$executeRaw`DELETE FROM recent_tries`
    count += 1
    const started = performance.now()
    const { status, json } = await sendPhoto(bytes)
    const took = performance.now() - started
    if (took > longest) slow.push(`${what}: ${Math.round(took)} ms of ${Math.round(longest)}`)
    if (status === 201) {
      const served = await get(json.path.replace('/pictures/', ''))
      const kept = Buffer.from(await served.arrayBuffer())
      expect({ what, kept: /Secret|script|PKback|EXIF|XMP/.test(kept.toString('latin1')) }).toEqual({
        what,
        kept: false,
      })
    } else expect({ what, status, known: sentences.includes(json.message) }).toEqual({ what, status: 400, known: true })
  }
  expect(count).toBeGreaterThanOrEqual(195)
  expect(slow).toEqual([])
  expect(faults).not.toHaveBeenCalled()
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(300 * 1024 * 1024)
})

test('a file that is too large is refused before it is read, and another site cannot upload', async () => {
  await signedIn()
  expect((await sendPhoto(Buffer.alloc(UPLOAD.maxBytes + 1, 255))).status).toBe(413)
  expect((await sendTo(add, await phonePhoto(), 'https://evil.example')).status).toBe(403)
  expect(await db().photoUpload.count()).toBe(0)
})

test("visitors, parents, other providers' people, the front desk and people of a contested provider cannot upload", async () => {
  const { id, chris } = await signedIn()
  const statusOf = async (person: Parameters<typeof sessionCookie>[0] | null) => {
    setRequestCookies(person ? await sessionCookie(person) : '')
    return (await sendPhoto(await phonePhoto())).status
  }
  expect(await statusOf(null)).toBe(401)
  expect(await statusOf(await createActor('caregiver'))).toBe(403)
  expect(await statusOf(await createActor('careprovider'))).toBe(404)
  await db().providerPerson.updateMany({ data: { role: 'front_desk' } })
  expect(await statusOf(chris)).toBe(403)
  await db().providerPerson.updateMany({ data: { role: 'editor' } })
  expect(await statusOf(chris)).toBe(201)
  await db().providerPerson.updateMany({ data: { role: 'manager' } })
  const other = await createActor('careprovider')
  await db().providerClaim.create({
    data: { providerId: id, userId: other.id, position: 'Owner', note: '', createdAt: new Date() },
  })
  expect(await statusOf(chris)).toBe(409)
})

test('a user can upload 120 photos an hour', async () => {
  await signedIn()
  const statuses: number[] = []
  for (let i = 0; i < 121; i++) statuses.push((await sendPhoto(Buffer.from('no picture'))).status)
  expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([120, 429])
})
