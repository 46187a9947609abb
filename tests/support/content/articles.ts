import { DELETE, PATCH } from '@/app/api/blog-posts/[id]/route'
import { GET, POST } from '@/app/api/blog-posts/route'
import type { SignedInActor } from '@/lib/access/types'
import type { BlogPost } from '@/lib/content/articles/types'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '../accounts/actors'
import { send } from '../accounts/people'
import { setRequestCookies } from '../accounts/request-cookies'
import { testDatabase } from '../platform/database'

export const WRITTEN_AT = new Date('2026-11-22T15:00:00Z')
export const ARTICLE = {
  title: 'Nine questions to ask on a visit',
  content: '<h2>Before</h2><p>Call ahead.</p><h2>There</h2><p>Look for the license.</p>',
  excerpt: 'What to look at, and what to ask.',
}

/** Signs an admin in for all further requests. */
export async function signInAdmin(): Promise<SignedInActor> {
  const admin = await createActor('admin')
  setRequestCookies(await sessionCookie(admin))
  return admin
}

/** Each test of the file starts with an empty database, at WRITTEN_AT, and as an admin. */
export function testArticles(): void {
  testDatabase()
  beforeEach(async () => {
    setClock(WRITTEN_AT)
    await signInAdmin()
  })
  afterAll(() => setClock(undefined))
}

const params = (id: number) => ({ id: String(id) })
export const sendArticle = (body: object = {}) => send(POST, { ...ARTICLE, ...body })
export const sendArticleChange = (id: number, body: object) =>
  send(PATCH, body, { method: 'PATCH', params: params(id) })
export const sendArticleDeletion = (id: number) => send(DELETE, null, { method: 'DELETE', params: params(id) })

export async function fetchArticles(query = ''): Promise<BlogPost[]> {
  const { json } = await send(GET, null, { method: 'GET', path: `/api/blog-posts${query}` })
  return json as unknown as BlogPost[]
}

/** An article that is there, as the endpoint answers it. */
export async function addArticle(body: object = {}): Promise<BlogPost> {
  const { status, json } = await sendArticle(body)
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(json)}`)
  return json as unknown as BlogPost
}
