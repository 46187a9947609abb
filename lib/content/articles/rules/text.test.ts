import { isOwnPicture, plainText, readingMinutes, scoreTone, seoChecklist, seoScore, videoOf, wordCount } from './text'

describe('plain text', () => {
  test('words of neighboring paragraphs and list items stay separate', () => {
    expect(plainText('<p>One</p><ul><li>two</li><li>three&nbsp;&amp; four</li></ul>')).toBe('One two three & four')
    expect(wordCount('<p>One</p><p>two three</p>')).toBe(3)
  })

  test('an article without words has a count of zero and still takes a minute', () => {
    for (const html of ['', '<p></p>', '<img src="/media/a.jpg" alt="A room">']) {
      expect(wordCount(html)).toBe(0)
      expect(readingMinutes(html)).toBe(1)
    }
  })

  test('reading time is whole minutes at 200 words a minute, rounded up', () => {
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`
    expect([200, 201, 1000].map((count) => readingMinutes(words(count)))).toEqual([1, 2, 5])
  })
})

describe('SEO score', () => {
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

  test('spaces around a title and HTML tags do not count', () => {
    expect(scoreOf({ title: ` ${letters(29)} ` })).toBe(0)
    expect(scoreOf({ content: '<p>a</p>'.repeat(299) })).toBe(0)
  })

  test('the score is green from 80, yellow from 60, and red below', () => {
    expect([80, 79, 60, 59].map(scoreTone)).toEqual(['mint', 'sun', 'sun', 'coral'])
  })
})

describe('own picture', () => {
  const KEY = `${'0a'.repeat(16)}.webp`

  test('uploaded pictures and those of the site are our own', () => {
    expect(isOwnPicture(`/pictures/${KEY}`)).toBe(true)
    expect(isOwnPicture('/media/illustrations/listing-02.jpg')).toBe(true)
  })

  test.each([
    'https://pictures.example/a.webp',
    '//pictures.example/a.webp',
    '/\\pictures.example/a.webp',
    '/pictures/../secret.webp',
    '/media/../api/auth/logout.jpg',
    '/pictures/a.webp',
    `/pictures/${KEY}?x=1`,
    `/pictures/${KEY}" onerror="alert(1)`,
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
  ])('%s is not our own', (path) => {
    expect(isOwnPicture(path)).toBe(false)
  })
})

describe('video', () => {
  const youtube = { host: 'YouTube', href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }
  const vimeo = { host: 'Vimeo', href: 'https://vimeo.com/76979871' }

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&t=30s', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=tracking', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871#t=10', vimeo],
    ['https://player.vimeo.com/video/76979871?h=1', vimeo],
  ])('%s is recognized by its id, without tracking parameters', (address, video) => {
    expect(videoOf(address)).toEqual(video)
  })

  test.each([
    'https://videos.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
    'https://vimeo.com/channels/staffpicks',
    'dQw4w9WgXcQ',
    '',
  ])('%j is not a video on a known host', (address) => {
    expect(videoOf(address)).toBeNull()
  })
})
