import { startS3Store } from '@/tests/support/s3-store'
import { s3Storage } from './s3-storage'

const KEY = `${'0a'.repeat(16)}.webp`
const keys = { accessKeyId: 'NOOK', secretAccessKey: 'a/secret+of=this' }

let store: Awaited<ReturnType<typeof startS3Store>>
beforeAll(async () => {
  store = await startS3Store(keys)
})
afterAll(() => store.stop())

const storage = (own = keys) => s3Storage({ url: store.url, region: store.region, ...own })

test('what somebody stored is read again as it was, until it is removed', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251)
  await storage().write(KEY, bytes)
  expect(Buffer.from((await storage().read(KEY)) ?? [])).toEqual(Buffer.from(bytes))
  await storage().remove(KEY)
  expect(await storage().read(KEY)).toBeNull()
})

test('nothing stands where nobody stored anything, and removing it is no mistake', async () => {
  expect(await storage().read(KEY)).toBeNull()
  await expect(storage().remove(KEY)).resolves.toBeUndefined()
})

test('nobody asks for another address than that of a key', async () => {
  for (const key of ['../other/secret.webp', '', 'x?acl']) await expect(storage().read(key)).rejects.toThrow('no key')
})

test('a store that stumbles is asked again', async () => {
  store.fail(503)
  await storage().write(KEY, Uint8Array.of(1))
  store.fail(500)
  expect([...((await storage().read(KEY)) ?? [])]).toEqual([1])
})

test('a store that refuses fails what was asked, and no secret is in the message', async () => {
  const stranger = storage({ ...keys, secretAccessKey: 'not-the-secret' })
  const failure = await stranger.write(KEY, Uint8Array.of(1)).catch(String)
  expect(failure).toBe('Error: The file store answered PUT with status 403.')
})

test('a store that is not there is an error, not a file that nobody stored', async () => {
  const away = s3Storage({ url: 'http://127.0.0.1:9/pictures', region: store.region, ...keys })
  await expect(away.read(KEY)).rejects.toThrow()
})
