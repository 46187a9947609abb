import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const REGION = 'us-east-1'
const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * A store on this machine with as much of S3 as the site uses, which rejects every request whose signature (version 4, as Amazon
 * documents it) is not of these keys. `fail` sets the next response's status; `limitWrites` limits the number of further writes.
 */
export async function startS3Store(keys: { accessKeyId: string; secretAccessKey: string }) {
  const objects = new Map<string, Buffer>()
  const failures: number[] = []
  let writesLeft = Number.POSITIVE_INFINITY
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const failure = failures.shift()
    if (failure) return void response.writeHead(failure).end()
    if (!isSigned(request, body, keys)) return void response.writeHead(403).end()
    const { method, url = '' } = request
    const found = objects.get(url)
    if (method === 'PUT' && writesLeft-- <= 0) return void response.writeHead(403).end()
    if (method === 'PUT') objects.set(url, body)
    if (method === 'DELETE') objects.delete(url)
    if (method === 'GET') return void response.writeHead(found ? 200 : 404).end(found)
    response.writeHead(method === 'PUT' ? 200 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/pictures`,
    region: REGION,
    fail: (status: number) => failures.push(status),
    limitWrites: (writes: number) => {
      writesLeft = writes
    },
    count: () => objects.size,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function isSigned(
  request: IncomingMessage,
  body: Buffer,
  keys: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const { authorization = '', ...headers } = request.headers
  const [, id, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  const statedHash = headers['x-amz-content-sha256']
  if (id !== keys.accessKeyId || (statedHash !== hash(body) && statedHash !== 'UNSIGNED-PAYLOAD')) return false
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const [path, query = ''] = (request.url ?? '').split('?')
  const canonical = [request.method, path, query, signed.join(''), names, statedHash].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${keys.secretAccessKey}`)
  return hmac(key, text).toString('hex') === signature
}
