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
    const after = mergeArticle(written, { excerpt: 'Short.', author: '', featuredImage: '' }, false, now)
    expect(after).toEqual({ ...written, excerpt: 'Short.' })
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
    expect(at('2026-11-22')).toEqual(now)
    expect(mergeArticle({ ...written, publishAt: later }, { publishTime: '08:30' }, false, now).publishAt).toEqual(
      new Date('2026-11-25T13:30:00Z'),
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
