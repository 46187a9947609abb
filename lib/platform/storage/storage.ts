import 'server-only'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { env } from '../config/env'

const KEY = /^[0-9a-f]{32}(-\d{2,4})?\.[a-z0-9]{2,5}$/

/** Whether it can be the name of a stored file. Nothing with a slash or a second dot is: no path leads out of the folder. */
export function isStorageKey(text: string): boolean {
  return KEY.test(text)
}

/** For the storages themselves, which trust nobody. Throws for what is no key. */
export function mustBeKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is no key of a stored file.')
  return key
}

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

export type S3Settings = {
  /** The bucket's own address, without a slash at its end. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A request that takes longer fails, and with it what it was for. */
const TIMEOUT_MS = 10_000

/** Objects of one bucket in a store that speaks S3. Throws an Error with the store's status where it refuses. */
export function s3Storage({ url, ...credentials }: S3Settings): Storage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const ask = async (key: string, init: RequestInit, accepted: readonly number[]) => {
    const answer = await client.fetch(`${url}/${mustBeKey(key)}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (accepted.includes(answer.status)) return answer
    throw new Error(`The file store answered ${init.method} with status ${answer.status}.`)
  }
  return {
    async write(key, bytes) {
      await ask(key, { method: 'PUT', body: new Uint8Array(bytes) }, [200])
    },
    async read(key) {
      const answer = await ask(key, { method: 'GET' }, [200, 404])
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(key) {
      await ask(key, { method: 'DELETE' }, [200, 204, 404])
    },
  }
}

/**
 * Where files stand. A key is `stem.ending` of small letters and digits, and what stands under it never changes: it is written once,
 * read, and removed. Who may read it, and whose it is, is not asked here.
 */
export type Storage = {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null when nothing stands there. */
  read: (key: string) => Promise<Uint8Array | null>
  /** Also when nothing stands there. */
  remove: (key: string) => Promise<void>
}

/** The storage that this server is configured with. */
export function storage(): Storage {
  const { FILES_FOLDER, S3_URL, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env()
  if (!S3_URL) return diskStorage(FILES_FOLDER)
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
  return s3Storage({ url: S3_URL, region: S3_REGION, ...keys })
}
