import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { EndpointDescription } from '@/lib/access/routes/define-route'
import type { EndpointEntry } from './endpoint-table'

type Handler = {
  (request: Request, context: { params: Promise<Record<string, string | string[]>> }): Promise<Response>
  description: EndpointDescription
}

export const SITE = 'http://localhost:3000'
/** Handled by next-auth; tested in tests/integration/accounts/sign-in/next-auth.test.ts. */
const NEXT_AUTH_ROUTES = new Set(['auth/[...nextauth]'])
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const root = path.join(process.cwd(), 'app/api')
const handlersIn = (folder: string): Record<string, Handler> => require(path.join(root, folder, 'route.ts'))

/** Every handler under app/api except next-auth's: "favorites POST". */
export const handlers = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.dirname(file))
    .filter((folder) => !NEXT_AUTH_ROUTES.has(folder))
    .flatMap((folder) =>
      METHODS.filter((method) => method in handlersIn(folder)).map((method) => `${folder} ${method}`),
    )

/** What an endpoint's definition says of it. */
export function descriptionOf(name: string): EndpointDescription {
  const [folder = '', method = ''] = name.split(' ')
  const handler = handlersIn(folder)[method]
  if (!handler) throw new Error(`There is no handler ${name}.`)
  return handler.description
}

type Call = Pick<EndpointEntry, 'body' | 'params' | 'query'>

/** Calls a handler with the values of its table entry, as a page of the site would unless another origin is given. */
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
  const handler = handlersIn(folder)[method]
  if (!handler) throw new Error(`There is no handler ${name}.`)
  return handler(request, { params: Promise.resolve(params) })
}
