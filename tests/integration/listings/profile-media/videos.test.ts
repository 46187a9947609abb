import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MAX_VIDEO_BYTES, VIDEO_MESSAGES as SAYS } from '@/lib/media/rules/videos'
import { db } from '@/lib/platform/database/client'
import { englishText } from '@/lib/platform/language/translate'
import { logger } from '@/lib/platform/logging/logger'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { actAs, sessionCookie } from '@/tests/support/accounts/actors'
import { sendCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { ownProfile } from '@/tests/support/listings/own-profile'
import { hostilePictures } from '@/tests/support/media/hostile-pictures'
import { POSITION, phoneFilm, pieceOf, play, sendFirst, sendPiece, webFilm } from '@/tests/support/media/videos'
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
  sendCookies(await sessionCookie(own.chris))
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
  const film = phoneFilm()
  const { status, json } = await sendFirst(film)
  expect([status, json.path]).toEqual([201, expect.stringMatching(/^\/videos\/[0-9a-f]{32}\.mp4$/)])
  const whole = await play(json.path)
  const says = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name))
  expect(says(whole, 'content-type', 'cache-control', 'accept-ranges', 'content-length')).toEqual([
    'video/mp4',
    'public, max-age=86400, s-maxage=3600',
    'bytes',
    String(film.length),
  ])
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect([bytes.length, bytes.includes(POSITION), bytes.includes('PICTURE')]).toEqual([film.length, false, true])

  const part = await play(json.path, { range: 'bytes=4-11' })
  expect([part.status, ...says(part, 'content-range', 'content-length')]).toEqual([
    206,
    `bytes 4-11/${film.length}`,
    '8',
  ])
  expect(await part.text()).toBe('ftypqt  ')
  expect((await play(json.path, { range: `bytes=${film.length}-` })).status).toBe(416)
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
  const film = phoneFilm({ padding: PIECE_BYTES })
  const first = await sendFirst(film)
  const { id } = first.json
  expect(first).toMatchObject({ status: 201, json: { path: null } })
  expect((await play(`/videos/${id}`)).status).toBe(404)
  expect((await sendPiece(id, 2, pieceOf(film, 1))).status).toBe(409)
  expect((await sendPiece(id, 1, Buffer.from('short'))).status).toBe(400)
  // The first piece has its own address.
  expect(await sendPiece(id, 0, pieceOf(film, 0))).toMatchObject({ status: 400 })
  const done = await sendPiece(id, 1, pieceOf(film, 1))
  expect(done).toEqual({ status: 200, json: { id, path: `/videos/${id}` } })
  expect(await sendPiece(id, 1, pieceOf(film, 1))).toEqual(done)
  const across = await play(done.json.path, { range: `bytes=${PIECE_BYTES - 3}-${PIECE_BYTES + 2}` })
  expect([...new Uint8Array(await across.arrayBuffer())]).toEqual([1, 1, 1, 1, 1, 1])
  const bytes = Buffer.from(await (await play(done.json.path)).arrayBuffer())
  expect([bytes.length, bytes.includes(POSITION)]).toEqual([film.length, false])
  expect([await storedFiles(), await db().storedFile.count()]).toEqual([2, 2])
  await db().provider.deleteMany()
  expect([await storedFiles(), await db().storedFile.count()]).toEqual([0, 0])
  expect((await play(done.json.path)).status).toBe(404)
})

test('concurrent calls for the last piece get the same response, and duplicate pieces are deleted', async () => {
  await signedIn()
  const film = phoneFilm({ padding: PIECE_BYTES })
  const { id } = (await sendFirst(film)).json
  const answers = await Promise.all([1, 2, 3].map(() => sendPiece(id, 1, pieceOf(film, 1))))
  expect(answers).toEqual(answers.map(() => ({ status: 200, json: { id, path: `/videos/${id}` } })))
  const bytes = Buffer.from(await (await play(`/videos/${id}`)).arrayBuffer())
  expect([bytes.length, bytes.includes(POSITION)]).toEqual([film.length, false])
  expect(await db().storedFile.count()).toBe(2)

  const broken = phoneFilm({ padding: PIECE_BYTES, codec: 'hvc1' })
  const refused = (await sendFirst(broken)).json.id
  const both = await Promise.all([1, 2].map(() => sendPiece(refused, 1, pieceOf(broken, 1))))
  expect(both.filter(({ status }) => status === 400)[0]?.json.message).toBe(englishText(SAYS.otherCodec))
  expect(both.filter(({ status }) => status !== 400 && status !== 404)).toEqual([])
  expect(await db().storedFile.count()).toBe(2)
})

test('a video that not every browser can play is refused with a message, and nothing of it is stored', async () => {
  await signedIn()
  const faults = jest.spyOn(logger, 'error')
  const refused = async (film: Uint8Array) => (await sendFirst(film, null)).json.message
  expect(await refused(Buffer.from('no video'))).toBe(englishText(SAYS.noVideo))
  expect(await refused(Buffer.alloc(0))).toBe(englishText(SAYS.empty))
  expect(await refused(phoneFilm({ codec: 'hvc1' }))).toBe(englishText(SAYS.otherCodec))
  expect(await refused(phoneFilm().subarray(0, 300))).toBe(englishText(SAYS.broken))
  expect(await refused(webFilm({ type: 'matroska' }))).toBe(englishText(SAYS.noVideo))
  expect(await sendFirst(phoneFilm(), MAX_VIDEO_BYTES + 1)).toMatchObject({
    status: 400,
    json: { message: englishText(SAYS.tooLarge) },
  })
  expect((await sendFirst(phoneFilm(), 7)).status).toBe(400)
  expect((await sendFirst(webFilm(), null, 'https://evil.example')).status).toBe(403)
  expect([await db().videoUpload.count(), await storedFiles()]).toEqual([0, 0])
  expect(faults).not.toHaveBeenCalled()
})

test('two hundred hostile files result in a message, never in a server error', async () => {
  await signedIn()
  const faults = jest.spyOn(logger, 'error')
  const known: string[] = Object.values(SAYS).map(englishText)
  for (const { what, bytes } of await hostilePictures()) {
    await db().$executeRaw`DELETE FROM recent_tries`
    const { status, json } = await sendFirst(bytes.subarray(0, PIECE_BYTES), null)
    expect({ what, status, known: known.includes(json.message) }).toEqual({ what, status: 400, known: true })
  }
  expect(faults).not.toHaveBeenCalled()
  expect(await storedFiles()).toBe(0)
})

test("visitors, parents, other providers' people, the front desk and people of a contested provider cannot upload", async () => {
  const { id, chris } = await signedIn()
  const begun = (await sendFirst(phoneFilm({ padding: PIECE_BYTES }))).json.id
  const last = pieceOf(phoneFilm({ padding: PIECE_BYTES }), 1)
  const statusesOf = async (person: Parameters<typeof sessionCookie>[0] | null) => {
    sendCookies(person ? await sessionCookie(person) : '')
    return [(await sendFirst(phoneFilm())).status, (await sendPiece(begun, 1, last)).status]
  }
  expect(await statusesOf(null)).toEqual([401, 401])
  expect(await statusesOf(await actAs('caregiver'))).toEqual([403, 403])
  expect(await statusesOf(await actAs('careprovider'))).toEqual([404, 404])
  const dana = await actAs('careprovider')
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
  const seen: number[] = []
  for (let i = 0; i < 21; i++) seen.push((await sendFirst(Buffer.from('no video'))).status)
  expect([seen.filter((status) => status === 400).length, seen.at(-1)]).toEqual([20, 429])
})
