import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startS3Store } from '@/tests/support/servers/s3-store'
import { diskStorage, isStorageKey, mustBeKey, s3Storage } from './storage'

describe('storage key', () => {
  const GOOD = `${'0a'.repeat(16)}.webp`

  test('a key is 128 random bits and an ending', () => {
    expect(isStorageKey(GOOD)).toBe(true)
    expect(mustBeKey(GOOD)).toBe(GOOD)
  })

  test.each([
    '',
    '..',
    '../../etc/passwd',
    `../${GOOD}`,
    `a/${GOOD}`,
    `${GOOD}/..`,
    `${GOOD}\n`,
    `${GOOD}\0`,
    GOOD.toUpperCase(),
    GOOD.replace('.', '..'),
    `${'0a'.repeat(16)}`,
    `%2e%2e%2f${GOOD}`,
  ])('nobody gets out of the folder by %j', (text) => {
    expect(isStorageKey(text)).toBe(false)
    expect(() => mustBeKey(text)).toThrow('no key')
  })
})

describe('disk storage', () => {
  const KEY = `${'0a'.repeat(16)}.webp`
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('what somebody stored is read again as it was, until it is removed', async () => {
    const storage = diskStorage(path.join(folder, 'made', 'when', 'needed'))
    const bytes = Uint8Array.of(0, 255, 10, 13)
    await storage.write(KEY, bytes)
    expect([...((await storage.read(KEY)) ?? [])]).toEqual([...bytes])
    await storage.remove(KEY)
    expect(await storage.read(KEY)).toBeNull()
  })

  test('nothing stands where nobody stored anything, and removing it is no mistake', async () => {
    const storage = diskStorage(folder)
    expect(await storage.read(KEY)).toBeNull()
    await expect(storage.remove(KEY)).resolves.toBeUndefined()
  })

  test('a process that died while writing leaves nothing that is served', async () => {
    const storage = diskStorage(folder)
    await storage.write(KEY, Uint8Array.of(1))
    await storage.remove(KEY)
    await writeFile(path.join(folder, KEY.slice(0, 2), `${KEY}.part`), 'half')
    expect(await storage.read(KEY)).toBeNull()
  })

  test('nobody reads, writes or removes beside the folder', async () => {
    const storage = diskStorage(path.join(folder, 'files'))
    await writeFile(path.join(folder, 'secret.webp'), 'secret')
    for (const key of ['../secret.webp', '..', '', '/etc/passwd']) {
      await expect(storage.read(key)).rejects.toThrow('no key')
      await expect(storage.write(key, Uint8Array.of(1))).rejects.toThrow('no key')
      expect(() => storage.remove(key)).toThrow('no key')
    }
    expect(await readdir(folder)).toEqual(['secret.webp'])
  })
})

describe('s3 storage', () => {
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
})
