import { englishText } from '@/lib/platform/language/translate'
import {
  articleChangeInput,
  articleListQuery,
  articleParams,
  journalQuery,
  markInput,
  newArticleInput,
  workingCopyInput,
} from './schema'

describe('article', () => {
  const problemsOf = (change: Record<string, unknown>) =>
    articleChangeInput
      .safeParse(change)
      .error?.issues.map(({ path, message }) => `${String(path[0])}: ${englishText(message)}`)

  test('every field is optional, and missing fields stay missing', () => {
    expect(newArticleInput.parse({})).toEqual({})
    expect(articleChangeInput.parse({ title: '  A   visit\n' })).toEqual({ title: 'A visit' })
  })

  test('tags are trimmed and unique, without empty ones', () => {
    expect(articleChangeInput.parse({ tags: [' ratios ', 'ratios', '', 'VPK'] })).toEqual({ tags: ['ratios', 'VPK'] })
  })

  test('an empty address and null both mean no picture', () => {
    expect(articleChangeInput.parse({ featuredImage: null })).toEqual({ featuredImage: '' })
    for (const path of ['/media/illustrations/listing-02.jpg', 'https://pictures.example/a.webp'])
      expect(articleChangeInput.parse({ featuredImage: path })).toEqual({ featuredImage: path })
  })

  test.each([
    [{ title: 'x'.repeat(201) }, 'title: Please use at most 200 characters.'],
    [{ content: 'x'.repeat(200_001) }, 'content: This article is too long to save.'],
    [{ content: 'a\0b' }, 'content: This text has a character we can’t save.'],
    [
      { featuredImage: 'javascript:alert(1)' },
      'featuredImage: Please upload the picture, or enter its full address, starting with https://',
    ],
    [{ category: 'Sports' }, 'category: Please choose a category.'],
    [{ status: 'deleted' }, 'status: Please choose draft, published or scheduled.'],
    [{ publishDate: '2026-02-30' }, 'publishDate: Please choose a day.'],
    [{ publishDate: '1999-12-31' }, 'publishDate: Please choose a day in this century.'],
    [{ publishTime: '25:00' }, 'publishTime: Please choose a time.'],
    [
      { publishDate: '2027-03-14', publishTime: '02:30' },
      'publishTime: That hour doesn’t exist on that day: clocks go forward. Please choose another time.',
    ],
    [{ tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'tags: Please use at most 20 tags.'],
    [{ audience: 'all' }, 'audience: Please choose who it’s for.'],
    [{ version: 'x' }, 'version: Please load the article again.'],
  ])('%j is rejected with a sentence at its field', (change, sentence) => {
    expect(problemsOf(change)).toEqual([sentence])
  })

  test('a list without a query shows everything, and an unknown status names the known ones', () => {
    expect(articleListQuery.parse({})).toEqual({ status: 'all', search: '' })
    expect(articleListQuery.parse({ status: 'draft', search: ' Kim ' })).toEqual({ status: 'draft', search: 'Kim' })
    expect(
      articleListQuery.safeParse({ status: 'weird' }).error?.issues.map(({ message }) => englishText(message)),
    ).toEqual(['Please choose all, published, draft, scheduled or deleted.'])
  })

  test('an article id is a whole number', () => {
    expect(articleParams.parse({ id: '7' })).toEqual({ id: 7 })
    for (const wrong of ['0', 'x', '1.5', '2147483648'])
      expect(articleParams.safeParse({ id: wrong }).success).toBe(false)
  })
})

describe('journal', () => {
  test('a mistyped address shows the first page of all articles', () => {
    expect(journalQuery.parse({})).toEqual({ show: 'all', page: 1 })
    expect(journalQuery.parse({ show: 'saved', page: '3' })).toEqual({ show: 'saved', page: 3 })
    expect(journalQuery.parse({ show: 'stolen', page: '-1' })).toEqual({ show: 'all', page: 1 })
  })

  test('a mark changes only what it contains, to true or false', () => {
    expect(markInput.parse({ saved: true })).toEqual({ saved: true })
    for (const wrong of [{}, { read: 'yes' }, { saved: null }]) expect(markInput.safeParse(wrong).success).toBe(false)
  })
})

describe('working copy', () => {
  test('working copies store invalid values too, and tags as a list', () => {
    const typed = { articleId: 0, fields: { title: '', publishDate: 'next week', tags: ['a', 'a'] } }
    expect(workingCopyInput.parse(typed)).toEqual(typed)
  })

  test.each([
    { articleId: -1, fields: {} },
    { fields: {} },
    { articleId: 1, fields: { title: 7 } },
    { articleId: 1, fields: { content: 'x'.repeat(200_001) } },
  ])('%# is not a valid working copy', (sent) => {
    expect(workingCopyInput.safeParse(sent).success).toBe(false)
  })
})
