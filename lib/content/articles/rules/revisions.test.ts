import {
  asRevision,
  differenceOf,
  emptyArticle,
  isSameRevision,
  mergeArticle,
  problemWith,
  readableField,
} from './revisions'

describe('merge', () => {
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
    expect(mergeArticle(old, { status: 'published' }, false, now)).toMatchObject({
      status: 'published',
      publishAt: now,
    })
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
    expect(mergeArticle(written, { status: 'published', publishDate: '2026-11-25' }, false, now).status).toBe(
      'scheduled',
    )
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
})

describe('revision', () => {
  const values = {
    ...emptyArticle(new Date(0)),
    title: 'A visit',
    body: '<h2>Ask</h2><p>One <a href="/faq">two</a><br />three</p><img src="/media/a.jpg" alt="A room" />',
    tags: ['visit', 'questions'],
  }

  test('a revision keeps the words, and neither the state nor the time', () => {
    const revision = asRevision(values)
    expect(Object.keys(revision)).not.toEqual(expect.arrayContaining(['status']))
    expect(isSameRevision(revision, asRevision({ ...values, status: 'published', publishAt: new Date(1) }))).toBe(true)
    expect(isSameRevision(revision, asRevision({ ...values, tags: ['visit'] }))).toBe(false)
  })

  test('an admin reads words a paragraph a line, and where links and pictures lead', () => {
    const revision = asRevision(values)
    expect(readableField(revision, 'body')).toBe('Ask\nOne [/faq] two\nthree\n[A room /media/a.jpg]')
    expect(readableField(revision, 'category')).toBe('Early Development')
    expect(readableField(revision, 'audience')).toBe('Families and providers')
    expect(readableField(revision, 'tags')).toBe('visit, questions')
    expect(readableField(revision, 'featuredImage')).toBe('')
  })
})

describe('difference', () => {
  const revision = (more: object) => asRevision({ ...emptyArticle(new Date(0)), title: 'A visit', ...more })

  test('an admin sees which words went and which came, field by field', () => {
    expect(
      differenceOf(revision({ body: '<p>Ask nine things.</p>' }), revision({ body: '<p>Ask ten things.</p>' })),
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

  test('what is the same has no difference', () => {
    expect(differenceOf(revision({}), revision({}))).toEqual([])
    expect(differenceOf(revision({ tags: ['a'] }), revision({ tags: ['a', 'b'] })).map(({ field }) => field)).toEqual([
      'tags',
    ])
  })
})
