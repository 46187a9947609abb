import 'server-only'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from './storage'
import { mustBeKey } from './storage-key'

/** Files in a folder of this machine, in 256 folders below it, since few systems like a million files in one. */
export function diskStorage(folder: string): Storage {
  const placeOf = (key: string) => path.join(path.resolve(folder), mustBeKey(key).slice(0, 2), key)
  return {
    async write(key, bytes) {
      const place = placeOf(key)
      await mkdir(path.dirname(place), { recursive: true })
      // Nobody ever reads half a file.
      await writeFile(`${place}.part`, bytes, { flush: true })
      await rename(`${place}.part`, place)
    },
    async read(key) {
      try {
        return await readFile(placeOf(key))
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  }
}

const isAbsent = (error: unknown) => Object(error).code === 'ENOENT'
