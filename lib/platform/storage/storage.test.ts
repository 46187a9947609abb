import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startS3Store } from '@/tests/support/servers/s3-store'
import { message } from '../language/message'
import { PIECE_BYTES } from './chunks'
import { assertPieceFits, assertStorageKey, diskStorage, isStorageKey, s3Storage } from './storage'

describe('storage key', () => {
  const GOOD = `${'0a'.repeat(16)}.webp`

  test('a key is 128 random bits and an extension', () => {
    expect(isStorageKey(GOOD)).toBe(true)
    expect(assertStorageKey(GOOD)).toBe(GOOD)
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
  ])('%j is not a key', (text) => {
    expect(isStorageKey(text)).toBe(false)
    expect(() => assertStorageKey(text)).toThrow('not a storage key')
  })
})

describe('disk storage', () => {
  const KEY = `${'0a'.repeat(16)}.webp`
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('a stored file can be read until it is removed', async () => {
    const storage = diskStorage(path.join(folder, 'made', 'when', 'needed'))
    const bytes = Uint8Array.of(0, 255, 10, 13)
    await storage.write(KEY, bytes)
    expect([...((await storage.read(KEY)) ?? [])]).toEqual([...bytes])
    await storage.remove(KEY)
    expect(await storage.read(KEY)).toBeNull()
  })

  test('a missing file reads as null, and removing it is no error', async () => {
    const storage = diskStorage(folder)
    expect(await storage.read(KEY)).toBeNull()
    await expect(storage.remove(KEY)).resolves.toBeUndefined()
  })

  test('a partly written file is not served', async () => {
    const storage = diskStorage(folder)
    await storage.write(KEY, Uint8Array.of(1))
    await storage.remove(KEY)
    await writeFile(path.join(folder, KEY.slice(0, 2), `${KEY}.part`), 'half')
    expect(await storage.read(KEY)).toBeNull()
  })

  test('files outside of the folder cannot be read, written or removed', async () => {
    const storage = diskStorage(path.join(folder, 'files'))
    await writeFile(path.join(folder, 'secret.webp'), 'secret')
    for (const key of ['../secret.webp', '..', '', '/etc/passwd']) {
      await expect(storage.read(key)).rejects.toThrow('not a storage key')
      await expect(storage.write(key, Uint8Array.of(1))).rejects.toThrow('not a storage key')
      expect(() => storage.remove(key)).toThrow('not a storage key')
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

  test('a stored file can be read until it is removed', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251)
    await storage().write(KEY, bytes)
    expect(Buffer.from((await storage().read(KEY)) ?? [])).toEqual(Buffer.from(bytes))
    await storage().remove(KEY)
    expect(await storage().read(KEY)).toBeNull()
  })

  test('a missing file reads as null, and removing it is no error', async () => {
    expect(await storage().read(KEY)).toBeNull()
    await expect(storage().remove(KEY)).resolves.toBeUndefined()
  })

  test('only keys can be requested', async () => {
    for (const key of ['../other/secret.webp', '', 'x?acl'])
      await expect(storage().read(key)).rejects.toThrow('not a storage key')
  })

  test('server errors of the store are retried', async () => {
    store.fail(503)
    await storage().write(KEY, Uint8Array.of(1))
    store.fail(500)
    expect([...((await storage().read(KEY)) ?? [])]).toEqual([1])
  })

  test('a rejected request throws an error that contains no secret', async () => {
    const withWrongSecret = storage({ ...keys, secretAccessKey: 'not-the-secret' })
    const failure = await withWrongSecret.write(KEY, Uint8Array.of(1)).catch(String)
    expect(failure).toBe('Error: The file store answered PUT with status 403.')
  })

  test('an unreachable store is an error, not a missing file', async () => {
    const unreachable = s3Storage({ url: 'http://127.0.0.1:9/pictures', region: store.region, ...keys })
    await expect(unreachable.read(KEY)).rejects.toThrow()
  })
})

test('every piece of a file except the last has the full size', () => {
  const piece = (byteLength: number) => new Uint8Array(byteLength)
  expect(() => assertPieceFits(piece(PIECE_BYTES), 0, PIECE_BYTES + 5)).not.toThrow()
  expect(() => assertPieceFits(piece(5), PIECE_BYTES, PIECE_BYTES + 5)).not.toThrow()
  for (const [length, before] of [
    [5, 0],
    [6, PIECE_BYTES],
    [0, PIECE_BYTES],
  ] as const)
    expect(() => assertPieceFits(piece(length), before, PIECE_BYTES + 5)).toThrow(message('platform.files.piece'))
})
