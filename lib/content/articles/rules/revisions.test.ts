import { translate } from '@/tests/support/setup/translate'
import {
  asRevision,
  differenceOf,
  emptyArticle,
  isSameRevision,
  mergeArticle,
  problemWith,
  readableField,
} from './revisions'

const t = {
  categories: translate('en', 'content.categories'),
  audiences: translate('en', 'content.cms.audiences'),
}

describe('merge', () => {
  const now = new Date('2026-11-22T15:00:00Z')
  const later = new Date('2026-11-25T14:00:00Z')
  const start = emptyArticle(now)
  const written = { ...start, title: 'A visit', body: '<p>Words.</p>' }

  test('a new article is a draft dated today in Early Development, for everyone', () => {
    expect(mergeArticle(start, {}, false, now)).toEqual(start)
    expect(start).toMatchObject({ status: 'draft', category: 'early_development', audience: 'both', publishAt: now })
  })

  test('missing fields stay as they are, and an emptied author becomes the default', () => {
    const before = { ...written, author: 'Robin', featuredImage: '/media/a.jpg', category: 'health_safety' as const }
    expect(mergeArticle(before, { excerpt: 'Short.' }, false, now)).toEqual({ ...before, excerpt: 'Short.' })
    expect(mergeArticle(before, { author: '', featuredImage: '' }, false, now)).toEqual({
      ...before,
      author: start.author,
      featuredImage: null,
    })
    expect(mergeArticle(before, { category: 'Technology' }, false, now).category).toBe('technology')
  })

  test('an article published without a date appears now and keeps that date', () => {
    const old = { ...written, publishAt: new Date('2026-11-01T12:00:00Z') }
    expect(mergeArticle(old, { status: 'published' }, false, now)).toMatchObject({
      status: 'published',
      publishAt: now,
    })
    expect(mergeArticle(old, { status: 'published' }, true, now).publishAt).toEqual(old.publishAt)
  })

  test('a date without a time means its morning, today means now, and the stored date changes nothing', () => {
    const at = (publishDate: string) => mergeArticle(written, { publishDate }, false, now).publishAt
    expect(at('2026-11-25')).toEqual(later)
    const old = { ...written, publishAt: new Date('2026-11-01T12:00:00Z') }
    const oldAt = (publishDate: string) => mergeArticle(old, { publishDate }, false, now).publishAt
    expect([oldAt('2026-11-22'), oldAt('2026-11-01')]).toEqual([now, old.publishAt])
    expect(mergeArticle(old, { publishDate: '2026-11-22', publishTime: '18:00' }, false, now).publishAt).toEqual(
      new Date('2026-11-22T23:00:00Z'),
    )
    expect(mergeArticle({ ...written, publishAt: later }, { publishTime: '08:30' }, false, now).publishAt).toEqual(
      new Date('2026-11-25T13:30:00Z'),
    )
  })

  test('a scheduled article that is moved to another day keeps its time', () => {
    const scheduled = { ...written, status: 'scheduled' as const, publishAt: new Date('2026-11-25T20:15:00Z') }
    expect(mergeArticle(scheduled, { publishDate: '2026-11-27' }, false, now).publishAt).toEqual(
      new Date('2026-11-27T20:15:00Z'),
    )
  })

  test('an article published for a later day is scheduled', () => {
    expect(mergeArticle(written, { status: 'published', publishDate: '2026-11-25' }, false, now).status).toBe(
      'scheduled',
    )
  })

  test('a past time cannot be scheduled, but an already scheduled article that is due can be edited', () => {
    const past = { ...written, status: 'scheduled' as const, publishAt: now }
    const after = { ...past, status: 'published' as const }
    expect(problemWith(start, after, { wanted: 'scheduled', words: 'Words.', now })).toHaveProperty('publishTime')
    expect(problemWith(past, after, { wanted: 'scheduled', words: 'Words.', now })).toBeNull()
    const ahead = { ...past, publishAt: later }
    expect(problemWith(start, ahead, { wanted: 'scheduled', words: 'Words.', now })).toBeNull()
  })

  test('an article cannot be published without a title and text; a draft can lack both', () => {
    const empty = { ...start, status: 'published' as const }
    expect(Object.keys(problemWith(start, empty, { wanted: 'published', words: '', now }) ?? {})).toEqual([
      'title',
      'content',
    ])
    expect(problemWith(start, start, { wanted: 'draft', words: '', now })).toBeNull()
  })
})

describe('revision', () => {
  const values = {
    ...emptyArticle(new Date(0)),
    title: 'A visit',
    body: '<h2>Ask</h2><p>One <a href="/faq">two</a><br />three</p><img src="/media/a.jpg" alt="A room" />',
    tags: ['visit', 'questions'],
  }

  test('a revision holds the content, but neither status nor time', () => {
    const revision = asRevision(values)
    expect(Object.keys(revision)).not.toEqual(expect.arrayContaining(['status']))
    expect(isSameRevision(revision, asRevision({ ...values, status: 'published', publishAt: new Date(1) }))).toBe(true)
    expect(isSameRevision(revision, asRevision({ ...values, tags: ['visit'] }))).toBe(false)
  })

  test('the readable body has one paragraph per line, with the targets of links and pictures', () => {
    const revision = asRevision(values)
    expect(readableField(t, revision, 'body')).toBe('Ask\nOne [/faq] two\nthree\n[A room /media/a.jpg]')
    expect(readableField(t, revision, 'category')).toBe('Early Development')
    expect(readableField(t, revision, 'audience')).toBe('Families and providers')
    expect(readableField(t, revision, 'tags')).toBe('visit, questions')
    expect(readableField(t, revision, 'featuredImage')).toBe('')
  })
})

describe('difference', () => {
  const revision = (more: object) => asRevision({ ...emptyArticle(new Date(0)), title: 'A visit', ...more })

  test('the difference shows removed and added words, field by field', () => {
    expect(
      differenceOf(t, revision({ body: '<p>Ask nine things.</p>' }), revision({ body: '<p>Ask ten things.</p>' })),
    ).toEqual([
      {
        field: 'body',
        parts: [
          { kind: 'same', text: 'Ask ' },
          { kind: 'removed', text: 'nine' },
          { kind: 'added', text: 'ten' },
          { kind: 'same', text: ' things.' },
        ],
      },
    ])
  })

  test('identical revisions have no difference', () => {
    expect(differenceOf(t, revision({}), revision({}))).toEqual([])
    expect(
      differenceOf(t, revision({ tags: ['a'] }), revision({ tags: ['a', 'b'] })).map(({ field }) => field),
    ).toEqual(['tags'])
  })
})
