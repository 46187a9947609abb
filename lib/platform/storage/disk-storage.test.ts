import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { diskStorage } from './disk-storage'

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
