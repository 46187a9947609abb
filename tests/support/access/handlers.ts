import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { EndpointEntry } from './endpoint-table'

type Handler = (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>

export const SITE = 'http://localhost:3000'
/** next-auth answers it; tests/integration/accounts/sign-in/next-auth.test.ts holds it. */
const NOT_OURS = new Set(['auth/[...nextauth]'])
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const root = path.join(process.cwd(), 'app/api')
const handlersOf = (folder: string): Record<string, Handler> => require(path.join(root, folder, 'route.ts'))

/** Every handler of ours under app/api: "favorites POST". */
export const handlers = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.dirname(file))
    .filter((folder) => !NOT_OURS.has(folder))
    .flatMap((folder) =>
      METHODS.filter((method) => method in handlersOf(folder)).map((method) => `${folder} ${method}`),
    )

type Call = Pick<EndpointEntry, 'body' | 'params' | 'query'>

/** Sends what an entry of the table says to its handler, as a page of ours would unless another origin is given. */
export async function callHandler(
  name: string,
  { body = {}, params = {}, query = '' }: Call,
  origin: string | null = SITE,
): Promise<Response> {
  const [folder = '', method = 'GET'] = name.split(' ')
  const request = new Request(`${SITE}/api/${folder}${query}`, {
    method,
    headers: { ...(origin !== null && { origin }), 'content-type': 'application/json' },
    body: method === 'GET' ? null : JSON.stringify(body),
  })
  const handler = handlersOf(folder)[method]
  if (!handler) throw new Error(`${name} is not there.`)
  return handler(request, { params: Promise.resolve(params) })
}
