import { db } from '@/lib/platform/database/client'
import { change, testArticles, WORDS, write, written } from '@/tests/support/content/articles'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: () => undefined }))
testArticles()

const oldOnes = () =>
  db().articleOldSlug.findMany({ orderBy: { slug: 'asc' }, select: { slug: true, articleId: true } })

test("a draft's address follows its title; after publication it does not change", async () => {
  const { id } = await written({ title: 'One' })
  expect((await change(id, { title: 'Two' })).json).toMatchObject({ slug: 'two' })
  await change(id, { status: 'published' })
  expect((await change(id, { title: 'Three' })).json).toMatchObject({ slug: 'two' })
  expect(await oldOnes()).toEqual([])
})

test('an old address of a public article redirects to the new one, and can be restored', async () => {
  const { id } = await written({ title: 'One', status: 'published' })
  expect((await change(id, { slug: 'Two & a half' })).json).toMatchObject({ slug: 'two-and-a-half' })
  expect(await oldOnes()).toEqual([{ slug: 'one', articleId: id }])
  await change(id, { slug: 'one' })
  expect(await oldOnes()).toEqual([{ slug: 'two-and-a-half', articleId: id }])
})

test('no article can take an address that another article has or had', async () => {
  const { id } = await written({ title: 'One', status: 'published' })
  await change(id, { slug: 'moved' })
  const other = await written({ title: 'One' })
  expect(other.slug).toBe('one-2')
  for (const slug of ['one', 'moved'])
    expect(await change(other.id, { slug })).toMatchObject({
      status: 400,
      json: { fields: { slug: 'Another article has or had this address. Please choose a different one.' } },
    })
  expect((await change(other.id, { slug: '!!!' })).json.fields).toHaveProperty('slug')
  expect((await change(other.id, { slug: 'page' })).json.fields).toHaveProperty('slug')
})

test('twelve articles with the same title created at the same moment get twelve addresses', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => write({ title: WORDS.title })))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(new Set(answers.map(({ json }) => json.slug)).size).toBe(12)
})
