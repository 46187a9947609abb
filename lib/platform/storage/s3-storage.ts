import 'server-only'
import { AwsClient } from 'aws4fetch'
import type { Storage } from './storage'
import { mustBeKey } from './storage-key'

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
