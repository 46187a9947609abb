import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { VIDEO_MESSAGES as ERRORS, MAX_VIDEO_BYTES } from '@/lib/media/rules/videos'
import { db } from '@/lib/platform/database/client'
import { englishText } from '@/lib/platform/language/translate'
import { logger } from '@/lib/platform/logging/logger'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { ownProfile } from '@/tests/support/listings/own-profile'
import { hostilePictures } from '@/tests/support/media/hostile-pictures'
import { POSITION, phoneVideo, pieceOf, play, sendFirstPiece, sendPiece, webVideo } from '@/tests/support/media/videos'
import { testDatabase } from '@/tests/support/platform/database'
import { runPendingFileJobs } from '@/tests/support/platform/stored-files'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'videos-'))
process.env.FILES_FOLDER = folder
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function signedIn() {
  const own = await ownProfile()
  setRequestCookies(await sessionCookie(own.chris))
  return own
}
/** Everything in the folder after cleanup. */
async function storedFiles(): Promise<number> {
  await runPendingFileJobs()
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
}
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true })
})

test('a video is served under an address whose content never changes, in the ranges that a player requests', async () => {
  const { id } = await signedIn()
  const video = phoneVideo()
  const { status, json } = await sendFirstPiece(video)
  expect([status, json.path]).toEqual([201, expect.stringMatching(/^\/videos\/[0-9a-f]{32}\.mp4$/)])
  const whole = await play(json.path)
  const headerValues = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name))
  expect(headerValues(whole, 'content-type', 'cache-control', 'accept-ranges', 'content-length')).toEqual([
    'video/mp4',
    'public, max-age=86400, s-maxage=3600',
    'bytes',
    String(video.length),
  ])
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect([bytes.length, bytes.includes(POSITION), bytes.includes('PICTURE')]).toEqual([video.length, false, true])

  const part = await play(json.path, { range: 'bytes=4-11' })
  expect([part.status, ...headerValues(part, 'content-range', 'content-length')]).toEqual([
    206,
    `bytes 4-11/${video.length}`,
    '8',
  ])
  expect(await part.text()).toBe('ftypqt  ')
  expect((await play(json.path, { range: `bytes=${video.length}-` })).status).toBe(416)
  const etag = whole.headers.get('etag') ?? ''
  expect((await play(json.path, { 'if-none-match': etag })).status).toBe(304)
  expect((await play(json.path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  expect((await play(json.path, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
  expect(await (await play(json.path, {}, 'HEAD')).text()).toBe('')
  expect((await play(json.path.replace('.mp4', '.webm'))).status).toBe(404)
  expect((await play('/videos/../secret')).status).toBe(404)
  expect(await db().videoUpload.findMany()).toMatchObject([{ providerId: id, arrivedBytes: null, sentAt: null }])
  expect(await storedFiles()).toBe(1)
})

test('a large video is uploaded in pieces, hidden until complete, and nothing of the removed metadata remains', async () => {
  await signedIn()
  const video = phoneVideo({ padding: PIECE_BYTES })
  const first = await sendFirstPiece(video)
  const { id } = first.json
  expect(first).toMatchObject({ status: 201, json: { path: null } })
  expect((await play(`/videos/${id}`)).status).toBe(404)
  expect((await sendPiece(id, 2, pieceOf(video, 1))).status).toBe(409)
  expect((await sendPiece(id, 1, Buffer.from('short'))).status).toBe(400)
  // The first piece has its own address.
  expect(await sendPiece(id, 0, pieceOf(video, 0))).toMatchObject({ status: 400 })
  const done = await sendPiece(id, 1, pieceOf(video, 1))
  expect(done).toEqual({ status: 200, json: { id, path: `/videos/${id}` } })
  expect(await sendPiece(id, 1, pieceOf(video, 1))).toEqual(done)
  const boundaryPart = await play(done.json.path, { range: `bytes=${PIECE_BYTES - 3}-${PIECE_BYTES + 2}` })
  expect([...new Uint8Array(await boundaryPart.arrayBuffer())]).toEqual([1, 1, 1, 1, 1, 1])
  const bytes = Buffer.from(await (await play(done.json.path)).arrayBuffer())
  expect([bytes.length, bytes.includes(POSITION)]).toEqual([video.length, false])
  expect([await storedFiles(), await db().storedFile.count()]).toEqual([2, 2])
  await db().provider.deleteMany()
  expect([await storedFiles(), await db().storedFile.count()]).toEqual([0, 0])
  expect((await play(done.json.path)).status).toBe(404)
})

test('concurrent calls for the last piece get the same response, and duplicate pieces are deleted', async () => {
  await signedIn()
  const video = phoneVideo({ padding: PIECE_BYTES })
  const { id } = (await sendFirstPiece(video)).json
  const answers = await Promise.all([1, 2, 3].map(() => sendPiece(id, 1, pieceOf(video, 1))))
  expect(answers).toEqual(answers.map(() => ({ status: 200, json: { id, path: `/videos/${id}` } })))
  const bytes = Buffer.from(await (await play(`/videos/${id}`)).arrayBuffer())
  expect([bytes.length, bytes.includes(POSITION)]).toEqual([video.length, false])
  expect(await db().storedFile.count()).toBe(2)

  const broken = phoneVideo({ padding: PIECE_BYTES, codec: 'hvc1' })
  const refused = (await sendFirstPiece(broken)).json.id
  const results = await Promise.all([1, 2].map(() => sendPiece(refused, 1, pieceOf(broken, 1))))
  expect(results.filter(({ status }) => status === 400)[0]?.json.message).toBe(englishText(ERRORS.otherCodec))
  expect(results.filter(({ status }) => status !== 400 && status !== 404)).toEqual([])
  expect(await db().storedFile.count()).toBe(2)
})

test('a video that not every browser can play is refused with a message, and nothing of it is stored', async () => {
  await signedIn()
  const faults = jest.spyOn(logger, 'error')
  const refused = async (video: Uint8Array) => (await sendFirstPiece(video, null)).json.message
  expect(await refused(Buffer.from('no video'))).toBe(englishText(ERRORS.noVideo))
  expect(await refused(Buffer.alloc(0))).toBe(englishText(ERRORS.empty))
  expect(await refused(phoneVideo({ codec: 'hvc1' }))).toBe(englishText(ERRORS.otherCodec))
  expect(await refused(phoneVideo().subarray(0, 300))).toBe(englishText(ERRORS.broken))
  expect(await refused(webVideo({ type: 'matroska' }))).toBe(englishText(ERRORS.noVideo))
  expect(await sendFirstPiece(phoneVideo(), MAX_VIDEO_BYTES + 1)).toMatchObject({
    status: 400,
    json: { message: englishText(ERRORS.tooLarge) },
  })
  expect((await sendFirstPiece(phoneVideo(), 7)).status).toBe(400)
  expect((await sendFirstPiece(webVideo(), null, 'https://evil.example')).status).toBe(403)
  expect([await db().videoUpload.count(), await storedFiles()]).toEqual([0, 0])
  expect(faults).not.toHaveBeenCalled()
})

test('two hundred hostile files result in a message, never in a server error', async () => {
  await signedIn()
  const faults = jest.spyOn(logger, 'error')
  const known: string[] = Object.values(ERRORS).map(englishText)
  for (const { what, bytes } of await hostilePictures()) {
    await db().$executeRaw`DELETE FROM recent_tries`
    const { status, json } = await sendFirstPiece(bytes.subarray(0, PIECE_BYTES), null)
    expect({ what, status, known: known.includes(json.message) }).toEqual({ what, status: 400, known: true })
  }
  expect(faults).not.toHaveBeenCalled()
  expect(await storedFiles()).toBe(0)
})

test("visitors, parents, other providers' people, the front desk and people of a contested provider cannot upload", async () => {
  const { id, chris } = await signedIn()
  const unfinishedId = (await sendFirstPiece(phoneVideo({ padding: PIECE_BYTES }))).json.id
  const last = pieceOf(phoneVideo({ padding: PIECE_BYTES }), 1)
  const statusesOf = async (person: Parameters<typeof sessionCookie>[0] | null) => {
    setRequestCookies(person ? await sessionCookie(person) : '')
    return [(await sendFirstPiece(phoneVideo())).status, (await sendPiece(unfinishedId, 1, last)).status]
  }
  expect(await statusesOf(null)).toEqual([401, 401])
  expect(await statusesOf(await createActor('caregiver'))).toEqual([403, 403])
  expect(await statusesOf(await createActor('careprovider'))).toEqual([404, 404])
  const dana = await createActor('careprovider')
  await addProviderManager((await addProvider()).id, dana)
  expect(await statusesOf(dana)).toEqual([201, 404])
  await db().providerPerson.updateMany({ data: { role: 'front_desk' } })
  expect(await statusesOf(chris)).toEqual([403, 403])
  await db().providerPerson.updateMany({ data: { role: 'manager' } })
  const data = { providerId: id, userId: dana.id, position: 'Owner', note: '', createdAt: new Date() }
  await db().providerClaim.create({ data })
  expect(await statusesOf(chris)).toEqual([409, 409])
  await db().providerClaim.deleteMany()
  expect(await statusesOf(chris)).toEqual([201, 200])
})

test('a user can start twenty videos a day', async () => {
  await signedIn()
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await sendFirstPiece(Buffer.from('no video'))).status)
  expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([20, 429])
})
