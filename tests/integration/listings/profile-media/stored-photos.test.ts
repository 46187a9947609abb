import { POST as add } from '@/app/api/provider-photos/route'
import { GET as serve } from '@/app/pictures/[name]/route'
import { db } from '@/lib/platform/database/client'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { ownProfile } from '@/tests/support/listings/own-profile'
import { phonePhoto } from '@/tests/support/media/pictures'
import { POSITION, phoneVideo, pieceOf, play, sendFirstPiece, sendPiece } from '@/tests/support/media/videos'
import { testDatabase } from '@/tests/support/platform/database'
import { runPendingFileJobs } from '@/tests/support/platform/stored-files'
import { startS3Store } from '@/tests/support/servers/s3-store'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

const KEYS = { accessKeyId: 'NOOK', secretAccessKey: 'a/secret+of=this' }
const SITE = 'http://localhost:3000'
let store: Awaited<ReturnType<typeof startS3Store>>
beforeAll(async () => {
  store = await startS3Store(KEYS)
  const settings = { S3_URL: store.url, S3_ACCESS_KEY_ID: KEYS.accessKeyId, S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey }
  // No disk to fall back to.
  Object.assign(process.env, settings, { FILES_FOLDER: '/dev/null/nowhere' })
})
afterAll(() => store.stop())

const get = (name: string) => serve(new Request(SITE), { params: Promise.resolve({ name }) })
async function sendPhoto() {
  const body = new Uint8Array(await phonePhoto())
  const request = new Request(`${SITE}/api/provider-photos`, { method: 'POST', headers: { origin: SITE }, body })
  return add(request, { params: Promise.resolve({}) })
}

test('photos are stored in an S3 store as on disk, and deleted from it', async () => {
  const { id, chris } = await ownProfile()
  setRequestCookies(await sessionCookie(chris))
  const response = await sendPhoto()
  expect(response.status).toBe(201)
  const whole = (await response.json()).path.replace('/pictures/', '')
  const statuses = async () =>
    Promise.all([whole, whole.replace('.', '-320.')].map(async (one) => (await get(one)).status))
  expect(await statuses()).toEqual([200, 200])
  await db().provider.delete({ where: { id } })
  await runPendingFileJobs()
  expect(await statuses()).toEqual([404, 404])
})

test('a video is stored there in pieces, streamed in ranges, and deleted from it', async () => {
  const { id, chris } = await ownProfile()
  setRequestCookies(await sessionCookie(chris))
  const video = phoneVideo({ padding: PIECE_BYTES })
  const { json } = await sendFirstPiece(video)
  const done = await sendPiece(json.id, 1, pieceOf(video, 1))
  const across = await play(done.json.path, { range: `bytes=${PIECE_BYTES - 2}-${PIECE_BYTES + 1}` })
  expect([...new Uint8Array(await across.arrayBuffer())]).toEqual([1, 1, 1, 1])
  await db().provider.delete({ where: { id } })
  await runPendingFileJobs()
  expect(await db().storedFile.count()).toBe(0)
  expect(store.count()).toBe(0)
})

test('when the store fails between two pieces of a video, a second attempt deletes all pieces of the first', async () => {
  const { chris } = await ownProfile()
  setRequestCookies(await sessionCookie(chris))
  const video = phoneVideo({ padding: PIECE_BYTES, isIndexFirst: true })
  const { id } = (await sendFirstPiece(video)).json
  // The last piece and the first processed one.
  store.limitWrites(2)
  expect((await sendPiece(id, 1, pieceOf(video, 1))).status).toBe(500)
  expect((await play(`/videos/${id}`)).status).toBe(404)
  store.limitWrites(Number.POSITIVE_INFINITY)
  expect(await sendPiece(id, 1, pieceOf(video, 1))).toMatchObject({ status: 200, json: { path: `/videos/${id}` } })
  const bytes = Buffer.from(await (await play(`/videos/${id}`)).arrayBuffer())
  expect([bytes.length, bytes.includes(POSITION), bytes.includes('PICTURE')]).toEqual([video.length, false, true])
  await runPendingFileJobs({ includeScheduled: true })
  expect([await db().storedFile.count(), store.count()]).toEqual([2, 2])
})

test('when the store refuses, nothing is left in it', async () => {
  const { chris } = await ownProfile()
  setRequestCookies(await sessionCookie(chris))
  for (let i = 0; i < 20; i++) store.fail(403)
  expect((await sendPhoto()).status).toBe(500)
  expect([await db().photoUpload.count(), await db().storedFile.count()]).toEqual([0, 0])
})
