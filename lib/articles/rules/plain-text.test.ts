import { plainText, readingMinutes, wordCount } from './plain-text'

test('words of neighboring paragraphs and list items are told apart', () => {
  expect(plainText('<p>One</p><ul><li>two</li><li>three&nbsp;&amp; four</li></ul>')).toBe('One two three & four')
  expect(wordCount('<p>One</p><p>two three</p>')).toBe(3)
})

test('an article without words has none, and still takes a minute', () => {
  for (const html of ['', '<p></p>', '<img src="/media/a.jpg" alt="A room">']) {
    expect(wordCount(html)).toBe(0)
    expect(readingMinutes(html)).toBe(1)
  }
})

test('a reader of 200 words a minute is told whole minutes, rounded up', () => {
  const words = (count: number) => `<p>${'word '.repeat(count)}</p>`
  expect([200, 201, 1000].map((count) => readingMinutes(words(count)))).toEqual([1, 2, 5])
})
