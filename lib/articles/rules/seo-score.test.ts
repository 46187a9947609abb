import { scoreTone, seoChecklist, seoScore } from './seo-score'

const letters = (count: number) => 'x'.repeat(count)
const words = (count: number) => `<p>${Array.from({ length: count }, () => 'word').join(' ')}</p>`
const NOTHING = { title: '', metaDescription: '', content: '', featuredImage: null, tags: [] }
const scoreOf = (more: Partial<Parameters<typeof seoScore>[0]>) => seoScore({ ...NOTHING, ...more })

test.each([
  [29, 0],
  [30, 15],
  [49, 15],
  [50, 25],
  [60, 25],
  [61, 0],
])('a title of %i characters gives %i', (length, points) => {
  expect(scoreOf({ title: letters(length) })).toBe(points)
})

test.each([
  [119, 0],
  [120, 15],
  [149, 15],
  [150, 25],
  [160, 25],
  [161, 0],
])('a meta description of %i characters gives %i', (length, points) => {
  expect(scoreOf({ metaDescription: letters(length) })).toBe(points)
})

test.each([
  [299, 0],
  [300, 10],
  [499, 10],
  [500, 15],
  [999, 15],
  [1000, 25],
  [5000, 25],
])('%i words give %i', (count, points) => {
  expect(scoreOf({ content: words(count) })).toBe(points)
})

test('a picture gives 15, and three tags or more give 10', () => {
  expect(scoreOf({ featuredImage: '/media/a.jpg' })).toBe(15)
  expect(scoreOf({ tags: ['a', 'b'] })).toBe(0)
  expect(scoreOf({ tags: ['a', 'b', 'c', 'd'] })).toBe(10)
})

test('an article with everything has 100, an empty one 0', () => {
  const whole = {
    title: letters(55),
    metaDescription: letters(155),
    content: words(1200),
    featuredImage: '/media/a.jpg',
    tags: ['a', 'b', 'c'],
  }
  expect(seoScore(whole)).toBe(100)
  expect(seoChecklist(whole)).toEqual({
    titleLength: true,
    metaDescription: true,
    contentWords: true,
    featuredImage: true,
  })
  expect(seoScore(NOTHING)).toBe(0)
  expect(Object.values(seoChecklist(NOTHING))).toEqual([false, false, false, false])
})

test('spaces around a title, and tags of HTML, earn nothing', () => {
  expect(scoreOf({ title: ` ${letters(29)} ` })).toBe(0)
  expect(scoreOf({ content: '<p>a</p>'.repeat(299) })).toBe(0)
})

test('a writer sees green from 80, yellow from 60, and red below', () => {
  expect([80, 79, 60, 59].map(scoreTone)).toEqual(['mint', 'sun', 'sun', 'coral'])
})
