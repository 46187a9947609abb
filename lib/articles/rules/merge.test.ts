import { emptyArticle, mergeArticle, problemWith } from './merge'

const now = new Date('2026-11-22T15:00:00Z')
const later = new Date('2026-11-25T14:00:00Z')
const start = emptyArticle(now)
const written = { ...start, title: 'A visit', body: '<p>Words.</p>' }

test('a new article is a draft of today in Early Development, for everybody', () => {
  expect(mergeArticle(start, {}, false, now)).toEqual(start)
  expect(start).toMatchObject({ status: 'draft', category: 'early_development', audience: 'both', publishAt: now })
})

test('what is left out stays, and an emptied author is the editors', () => {
  const after = mergeArticle(written, { excerpt: 'Short.', author: '', featuredImage: '' }, false, now)
  expect(after).toEqual({ ...written, excerpt: 'Short.' })
})

test('an article that is published without a day appears now, and keeps its day from then on', () => {
  const old = { ...written, publishAt: new Date('2026-11-01T12:00:00Z') }
  expect(mergeArticle(old, { status: 'published' }, false, now)).toMatchObject({ status: 'published', publishAt: now })
  expect(mergeArticle(old, { status: 'published' }, true, now).publishAt).toEqual(old.publishAt)
})

test('a day without a time is its morning, today is now, and the day that stood changes nothing', () => {
  const at = (publishDate: string) => mergeArticle(written, { publishDate }, false, now).publishAt
  expect(at('2026-11-25')).toEqual(later)
  expect(at('2026-11-22')).toEqual(now)
  expect(mergeArticle({ ...written, publishAt: later }, { publishTime: '08:30' }, false, now).publishAt).toEqual(
    new Date('2026-11-25T13:30:00Z'),
  )
})

test('published for a later day waits for it', () => {
  expect(mergeArticle(written, { status: 'published', publishDate: '2026-11-25' }, false, now).status).toBe('scheduled')
})

test('nobody plans for a time that has passed; what was planned and is due may still be changed', () => {
  const past = { ...written, status: 'scheduled' as const, publishAt: now }
  const after = { ...past, status: 'published' as const }
  expect(problemWith(start, after, { wanted: 'scheduled', words: 'Words.', now })).toHaveProperty('publishTime')
  expect(problemWith(past, after, { wanted: 'scheduled', words: 'Words.', now })).toBeNull()
})

test('readers get no article without a title or words; a draft may lack both', () => {
  const empty = { ...start, status: 'published' as const }
  expect(Object.keys(problemWith(start, empty, { wanted: 'published', words: '', now }) ?? {})).toEqual([
    'title',
    'content',
  ])
  expect(problemWith(start, start, { wanted: 'draft', words: '', now })).toBeNull()
})
