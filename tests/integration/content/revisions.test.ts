import { POST as duplicate } from '@/app/api/blog-posts/[id]/duplicate/route'
import { DELETE as endPreview, POST as openPreview } from '@/app/api/blog-posts/[id]/preview/route'
import { POST as restore, GET as show } from '@/app/api/blog-posts/[id]/revisions/[revision]/route'
import { GET as history } from '@/app/api/blog-posts/[id]/revisions/route'
import { DELETE as drop, GET as find, PUT as keep } from '@/app/api/blog-posts/working-copy/route'
import { findPreview } from '@/lib/content/articles/queries'
import type { RevisionLine } from '@/lib/content/articles/types'
import { db } from '@/lib/platform/database/client'
import { loadOwnArticles } from '@/prisma/seed/articles/own-articles'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import {
  addArticle,
  fetchArticles,
  sendArticleChange,
  sendArticleDeletion,
  signInAdmin,
  testArticles,
  WRITTEN_AT,
} from '@/tests/support/content/articles'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: () => undefined }))
testArticles()

const params = (id: number, revision = 0) => ({ params: { id: String(id), revision: String(revision) } })
const versions = async (id: number) =>
  (await send(history, null, { method: 'GET', ...params(id) })).json as unknown as RevisionLine[]

test('every save that changes the text is a revision with its date and author; an unchanged save is not', async () => {
  const { id } = await addArticle()
  await sendArticleChange(id, { title: 'Second' })
  await sendArticleChange(id, { title: 'Second' })
  await sendArticleChange(id, { status: 'scheduled', publishDate: '2026-12-01' })
  expect(await versions(id)).toMatchObject([
    { version: 2, savedBy: 'Alex Tester', savedAt: WRITTEN_AT.toISOString() },
    { version: 1, savedBy: 'Alex Tester' },
  ])
})

test('the first change of an article that came with the site stores the original text as a revision', async () => {
  await loadOwnArticles(db(), WRITTEN_AT)
  const { id, title } = await db().article.findFirstOrThrow({ orderBy: { id: 'asc' } })
  expect(await versions(id)).toEqual([])
  await sendArticleChange(id, { title: 'Another title for the same words' })
  await sendArticleChange(id, { title: 'A third title for the same words' })
  const [, , first, ...more] = await versions(id)
  expect([first, more]).toMatchObject([{ version: 1, savedBy: null }, []])
  await send(restore, null, params(id, first?.id))
  expect(await db().article.findUniqueOrThrow({ where: { id } })).toMatchObject({ title })
})

test('an admin sees what changed since a revision and restores it; the replaced text becomes a revision', async () => {
  const { id } = await addArticle({ title: 'First', content: '<p>Ask nine things.</p>', status: 'published' })
  await sendArticleChange(id, { title: 'Second', content: '<p>Ask ten things.</p>' })
  const [newest, first] = await versions(id)
  const seen = await send(show, null, { method: 'GET', ...params(id, first?.id) })
  expect(seen.json).toMatchObject({ isNewest: false, difference: [{ field: 'title' }, { field: 'body' }] })
  expect((await send(show, null, { method: 'GET', ...params(id, newest?.id) })).json).toMatchObject({
    isNewest: true,
    difference: [],
  })
  expect((await send(restore, null, params(id, first?.id))).json).toMatchObject({
    title: 'First',
    content: '<p>Ask nine things.</p>',
    status: 'published',
  })
  expect((await versions(id)).map(({ version }) => version)).toEqual([3, 2, 1])
})

test('a revision of another article is not found', async () => {
  const [one, other] = [await addArticle(), await addArticle()]
  const [line] = await versions(other.id)
  expect((await send(restore, null, params(one.id, line?.id))).status).toBe(404)
  expect((await send(show, null, { method: 'GET', ...params(one.id, line?.id) })).status).toBe(404)
})

test('anyone with the link can read a draft until 14 days have passed or the link is revoked', async () => {
  const { id } = await addArticle({ title: 'Secret draft' })
  const tokenOf = async () =>
    new URL(String((await send(openPreview, null, params(id))).json.url)).searchParams.get('token') ?? ''
  const token = await tokenOf()
  expect(await tokenOf()).toBe(token)
  expect(await findPreview('en', token, WRITTEN_AT)).toMatchObject({ title: 'Secret draft' })
  const days = (count: number) => new Date(WRITTEN_AT.getTime() + count * 86_400_000)
  expect(await findPreview('en', token, days(13))).not.toBeNull()
  expect(await findPreview('en', token, days(14))).toBeNull()
  const swapped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of ['', 'x', `${id}.${'A'.repeat(22)}`, `${id + 1}${token.slice(1)}`, `${swapped.slice(0, -2)}zz`])
    expect(await findPreview('en', wrong, WRITTEN_AT)).toBeNull()
  await send(endPreview, null, { method: 'DELETE', ...params(id) })
  expect(await findPreview('en', token, WRITTEN_AT)).toBeNull()
  const next = await tokenOf()
  expect(next).not.toBe(token)
  await sendArticleDeletion(id)
  expect(await findPreview('en', next, WRITTEN_AT)).toBeNull()
})

test('a copy is a separate draft with the same text', async () => {
  const { id, content } = await addArticle({ status: 'published', tags: ['visit'] })
  expect(await send(duplicate, null, params(id))).toMatchObject({
    status: 201,
    json: { title: 'Copy of Nine questions to ask on a visit', status: 'draft', content, tags: ['visit'] },
  })
  expect(new Set((await fetchArticles()).map(({ slug }) => slug)).size).toBe(2)
  expect((await send(duplicate, null, params(999))).status).toBe(404)
})

test("an admin's unsaved input is stored for them alone, sanitized, and deleted on save or discard", async () => {
  const admin = await signInAdmin()
  const { id } = await addArticle()
  const path = `/x?articleId=${id}`
  const kept = async () => (await send(find, null, { method: 'GET', path })).json
  const fields = { title: 'Half a tit', content: '<p>a</p><script>alert(1)</script>', tags: ['a'] }
  await send(keep, { articleId: id, fields }, { method: 'PUT' })
  expect(await kept()).toEqual({ fields: { ...fields, content: '<p>a</p>' }, savedAt: WRITTEN_AT.toISOString() })
  expect(await fetchArticles()).toMatchObject([{ title: 'Nine questions to ask on a visit' }])
  await signInAdmin()
  expect(await kept()).toBeNull()
  setRequestCookies(await sessionCookie(admin))
  await sendArticleChange(id, { title: 'Whole title' })
  expect(await kept()).toBeNull()
  await send(keep, { articleId: id, fields }, { method: 'PUT' })
  await send(drop, null, { method: 'DELETE', path })
  expect(await db().articleWorkingCopy.count()).toBe(0)
})

test('drafts that arrive while the article is being saved conflict with nothing', async () => {
  const { id } = await addArticle()
  const fields = { title: 'Second, longer' }
  await send(keep, { articleId: id, fields }, { method: 'PUT' })
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => send(keep, { articleId: id, fields }, { method: 'PUT' })),
    sendArticleChange(id, { title: 'Second' }),
    ...Array.from({ length: 6 }, () => send(keep, { articleId: id, fields }, { method: 'PUT' })),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
