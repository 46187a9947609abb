import {
  currentStatus,
  freeSlug,
  localPublishTime,
  pageCountOf,
  parseFurtherPage,
  publishMoment,
  readPreviewToken,
  slugFrom,
} from './publishing'

describe('publish time', () => {
  test('a publish date and time are in Florida’s time zone, in winter and in summer', () => {
    expect(publishMoment('2026-11-24', '09:00')).toEqual(new Date('2026-11-24T14:00:00Z'))
    expect(publishMoment('2026-07-01', '09:00')).toEqual(new Date('2026-07-01T13:00:00Z'))
    expect(localPublishTime(new Date('2026-11-25T03:30:00Z'))).toEqual({
      publishDate: '2026-11-24',
      publishTime: '22:30',
    })
  })

  test('the hour skipped by daylight saving time is invalid', () => {
    expect(publishMoment('2027-03-14', '02:30')).toBeNull()
  })

  test('a future date schedules, a past date publishes, and a draft stays a draft', () => {
    const [now, later] = [new Date('2026-11-22T15:00:00Z'), new Date('2026-11-22T15:01:00Z')]
    expect(currentStatus('published', later, now)).toBe('scheduled')
    expect(currentStatus('scheduled', now, now)).toBe('published')
    expect(currentStatus('scheduled', later, now)).toBe('scheduled')
    expect(currentStatus('draft', now, now)).toBe('draft')
  })
})

describe('preview', () => {
  test('a token holds an article id and a secret; anything else is invalid', () => {
    const secret = 'A'.repeat(22)
    expect(readPreviewToken(`12.${secret}`)).toEqual({ id: 12, secret })
    for (const token of [
      '',
      '12',
      secret,
      `0.${secret}`,
      `12.${secret}A`,
      `12.${'!'.repeat(22)}`,
      `9999999999.${secret}`,
    ])
      expect(readPreviewToken(token)).toBeNull()
  })
})

describe('slug', () => {
  test.each([
    ['Visiting a Center: 9 Questions', 'visiting-a-center-9-questions'],
    ['Health & Safety', 'health-and-safety'],
    ['  Día de los niños  ', 'dia-de-los-ninos'],
    ['Florida’s ratios', 'floridas-ratios'],
    ['a--b__c', 'a-b-c'],
  ])('%j becomes a readable slug', (words, slug) => {
    expect(slugFrom(words)).toBe(slug)
  })

  test.each(['', '!!!', '日本', 'Page', 'category', 'preview'])('%j gives no slug', (words) => {
    expect(slugFrom(words)).toBeNull()
  })

  test('a long title is cut between words, a long word anywhere', () => {
    const slug = slugFrom('word '.repeat(40)) ?? ''
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug).toMatch(/^(word-)*word$/)
    expect(slugFrom('x'.repeat(200))).toBe('x'.repeat(80))
    const whole = `${'x'.repeat(75)} four`
    expect([whole, `${whole} more`, `${whole}s`].map(slugFrom)).toEqual([
      `${'x'.repeat(75)}-four`,
      `${'x'.repeat(75)}-four`,
      'x'.repeat(75),
    ])
  })

  test('a taken slug gets a number', () => {
    const taken = new Set(['a', 'a-2'])
    expect(freeSlug('a', taken)).toBe('a-3')
    expect(freeSlug('b', taken)).toBe('b')
  })
})

describe('list page', () => {
  test('an empty list has one page, and a seventh article begins the second', () => {
    expect([0, 1, 6, 7, 12, 13].map(pageCountOf)).toEqual([1, 1, 1, 2, 2, 3])
  })

  test('further pages have their own address; the first page has the list’s', () => {
    expect(['2', '17', '9999'].map(parseFurtherPage)).toEqual([2, 17, 9999])
    for (const text of ['1', '0', '02', '-2', '2.5', 'two', '', '10000']) expect(parseFurtherPage(text)).toBeNull()
  })
})
