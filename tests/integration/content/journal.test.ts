import { PUT } from '@/app/api/article-marks/[id]/route'
import type { SignedInActor } from '@/lib/access/types'
import { findJournal } from '@/lib/content/articles/queries'
import type { JournalShow } from '@/lib/content/articles/schema'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addArticle, signInAdmin, WRITTEN_AT } from '@/tests/support/content/articles'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: () => undefined }))
testDatabase()
afterAll(() => setClock(undefined))

let rosa: SignedInActor
beforeEach(async () => {
  setClock(WRITTEN_AT)
  await signInAdmin()
  rosa = await createActor('careprovider')
})
const SOON = new Date(WRITTEN_AT.getTime() + 60_000)
const journal = (person: SignedInActor, show: JournalShow = 'all', page = 1) =>
  findJournal(person, { show, page }, SOON)
const titles = async (person: SignedInActor, show: JournalShow = 'all', page = 1) =>
  (await journal(person, show, page)).articles.map(({ title }) => title)
async function mark(person: SignedInActor, id: number, marks: object) {
  setRequestCookies(await sessionCookie(person))
  return (await send(PUT, marks, { method: 'PUT', params: { id: String(id) } })).status
}
const published = (title: string, audience: string) => addArticle({ title, audience, status: 'published' })

test('the journal also holds articles for providers, but no drafts and none for families only', async () => {
  await published('Rooms', 'providers')
  await published('First weeks', 'both')
  await published('A first visit', 'families')
  await addArticle({ title: 'Not yet', audience: 'providers' })
  expect((await titles(rosa)).toSorted()).toEqual(['First weeks', 'Rooms'])
})

test('read and saved marks belong to one user, persist and can be removed', async () => {
  const { id } = await published('Rooms', 'providers')
  await published('Ratios', 'providers')
  const eli = await createActor('careprovider')
  expect(await mark(rosa, id, { saved: true })).toBe(200)
  expect(await mark(rosa, id, { read: true })).toBe(200)
  expect(await titles(rosa, 'saved')).toEqual(['Rooms'])
  expect(await titles(rosa, 'unread')).toEqual(['Ratios'])
  expect((await journal(rosa)).counts).toEqual({ all: 2, unread: 1, saved: 1 })
  expect((await journal(eli)).counts).toEqual({ all: 2, unread: 2, saved: 0 })
  await mark(rosa, id, { saved: false })
  expect((await journal(rosa)).articles.find((one) => one.id === id)).toMatchObject({ isRead: true, isSaved: false })
  await mark(rosa, id, { read: false })
  expect(await db().articleMark.count()).toBe(0)
})

test('only providers can mark articles, only those in the journal, and five concurrent marks are one', async () => {
  const { id } = await published('Rooms', 'providers')
  const families = await published('A first visit', 'families')
  expect(await mark(await createActor('caregiver'), id, { read: true })).toBe(403)
  expect(await mark(rosa, families.id, { read: true })).toBe(404)
  expect(await mark(rosa, 999_999, { read: true })).toBe(404)
  expect(await mark(rosa, id, {})).toBe(400)
  const all = await Promise.all(Array.from({ length: 5 }, () => mark(rosa, id, { saved: true })))
  expect(all).toEqual([200, 200, 200, 200, 200])
  expect(await db().articleMark.count()).toBe(1)
})

test('a page has ten articles', async () => {
  const data = Array.from({ length: 11 }, (_, n) => ({
    slug: `a-${n}`,
    title: `Article ${n}`,
    excerpt: '',
    body: '<p>Words</p>',
    metaDescription: '',
    metaKeywords: '',
    category: 'leadership' as const,
    author: 'A',
    status: 'published' as const,
    publishAt: new Date(WRITTEN_AT.getTime() - n * 1000),
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  }))
  await db().article.createMany({ data })
  expect(await journal(rosa)).toMatchObject({ hasMore: true, page: 1 })
  expect(await titles(rosa, 'all', 2)).toEqual(['Article 10'])
  expect((await journal(rosa, 'all', 2)).hasMore).toBe(false)
})
