import 'server-only'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { env } from '../config/env'
import { InvalidInputError } from '../http/errors'
import { message } from '../language/message'
import { PIECE_BYTES } from './chunks'

const KEY = /^[0-9a-f]{32}(-\d{2,4})?\.[a-z0-9]{2,5}$/

/** Whether a text can be the name of a stored file. Slashes and second dots are rejected, so no key leads out of the folder. */
export function isStorageKey(text: string): boolean {
  return KEY.test(text)
}

/** Throws for anything that is not a key. For the storages, which do not rely on their callers to check. */
export function assertStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not a storage key.')
  return key
}

/** Stores files in a local folder, spread over 256 subfolders, since many file systems are slow with a million files in one. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => path.join(path.resolve(folder), assertStorageKey(key).slice(0, 2), key)
  return {
    async write(key, bytes) {
      const target = pathOf(key)
      await mkdir(path.dirname(target), { recursive: true })
      // Renaming makes sure that no one reads a partly written file.
      await writeFile(`${target}.part`, bytes, { flush: true })
      await rename(`${target}.part`, target)
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

const isAbsent = (error: unknown) => Object(error).code === 'ENOENT'

type BucketKeys = { region: string; accessKeyId: string; secretAccessKey: string }

const TIMEOUT_MS = 10_000

/** Sends signed requests to an S3-compatible store. Its server errors are retried twice. */
export function signedFetch(keys: BucketKeys): (url: string, init: RequestInit) => Promise<Response> {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  return (url, init) => client.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/** The configured keys of the bucket, which are set wherever S3_URL is (env.ts). */
export function bucketKeys(): BucketKeys {
  const { S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env()
  return { region: S3_REGION, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
}

/** `url`: the bucket's address without a trailing slash. */
type S3Settings = BucketKeys & { url: string }

/** Stores files in a bucket of an S3-compatible store. Throws an Error with the store's status when it rejects a request. */
export function s3Storage({ url, ...keys }: S3Settings): Storage {
  const sendSigned = signedFetch(keys)
  const send = async (key: string, init: RequestInit, accepted: readonly number[]) => {
    const response = await sendSigned(`${url}/${assertStorageKey(key)}`, init)
    if (accepted.includes(response.status)) return response
    throw new Error(`The file store answered ${init.method} with status ${response.status}.`)
  }
  return {
    async write(key, bytes) {
      await send(key, { method: 'PUT', body: new Uint8Array(bytes) }, [200])
    },
    async read(key) {
      const response = await send(key, { method: 'GET' }, [200, 404])
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer())
    },
    async remove(key) {
      await send(key, { method: 'DELETE' }, [200, 204, 404])
    },
  }
}

/**
 * A file storage. A key is `stem.extension` in lower-case letters and digits. Files never change: they are written once, read, and
 * removed. Access control and ownership are up to the callers.
 */
export type Storage = {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null if there is no such file. */
  read: (key: string) => Promise<Uint8Array | null>
  /** No error if there is no such file. */
  remove: (key: string) => Promise<void>
}

/** The configured storage of this server. */
export function storage(): Storage {
  const { FILES_FOLDER, S3_URL } = env()
  return S3_URL ? s3Storage({ url: S3_URL, ...bucketKeys() }) : diskStorage(FILES_FOLDER)
}

/** Every piece except the last has the full size. Throws InvalidInputError for one that does not fit after `before` of `whole` bytes. */
export function assertPieceFits({ byteLength }: Uint8Array, before: number, whole: number): void {
  if (byteLength !== Math.min(PIECE_BYTES, whole - before)) throw new InvalidInputError(message('platform.files.piece'))
}
