import { POST as login } from '@/app/api/auth/login/route'
import type { SignedInActor } from '@/lib/access/types'
import { hashPassword } from '@/lib/accounts/secrets'
import { db } from '@/lib/platform/database/client'
import type { Role } from '@/prisma/generated/enums'
import { createActor } from './actors'

export const PASSWORD = 'three green boats'
let hashed: Promise<string> | undefined

/** A person with an account, a confirmed address and PASSWORD. */
export async function personWithPassword(role: Role = 'caregiver'): Promise<SignedInActor> {
  const actor = await createActor(role)
  hashed ??= hashPassword(PASSWORD)
  await db().user.update({ where: { id: actor.id }, data: { passwordHash: await hashed } })
  return actor
}

type Answer = {
  status: number
  json: Record<string, unknown>
  cookies: string[]
  retryAfter: string | null
  headers: Headers
}
type Route = (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>

/** Sends JSON to an endpoint as a page of the site would. The session is the one set with setRequestCookies(). */
export async function send(
  route: Route,
  body: unknown,
  {
    headers = {},
    method = 'POST',
    path = '/api/x',
    params = {},
  }: {
    headers?: Record<string, string>
    method?: string
    path?: string
    params?: Record<string, string | string[]>
  } = {},
): Promise<Answer> {
  const origin = 'http://localhost:3000'
  const sent = method === 'GET' ? null : JSON.stringify(body)
  const request = new Request(origin + path, { method, headers: { origin, ...headers }, body: sent })
  const response = await route(request, { params: Promise.resolve(params) })
  const text = await response.text()
  return {
    status: response.status,
    json: text ? JSON.parse(text) : null,
    // As a browser returns them: only name and value.
    cookies: response.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''),
    retryAfter: response.headers.get('retry-after'),
    headers: response.headers,
  }
}

export const signInAs = (email: string, password = PASSWORD, headers: Record<string, string> = {}, more = {}) =>
  send(login, { email, password, ...more }, { headers })
