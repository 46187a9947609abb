import { hasNoCacheMark, isNotFoundPage, NO_CACHE_MARK, NOT_FOUND_MARK } from './page-marks.mjs'

const meta = (mark: Record<string, string>) =>
  Object.entries(mark).map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('a page with the not-found mark in its head is a not-found page', () => {
  expect(isNotFoundPage(page(`<title>404</title>${meta(NOT_FOUND_MARK)}`))).toBe(true)
  expect(hasNoCacheMark(page(`<title>404</title>${meta(NOT_FOUND_MARK)}`))).toBe(false)
})

test('a page with an unlimited number of addresses is recognized by its mark', () => {
  expect(hasNoCacheMark(page(`<title>Daycare</title>${meta(NO_CACHE_MARK)}`))).toBe(true)
  expect(isNotFoundPage(page(`<title>Daycare</title>${meta(NO_CACHE_MARK)}`))).toBe(false)
})

test('marks in the body of a page do not count', () => {
  const html = page('<title>Little Harbor</title>', `${meta(NOT_FOUND_MARK)}${meta(NO_CACHE_MARK)}`)
  expect([isNotFoundPage(html), hasNoCacheMark(html)]).toEqual([false, false])
  expect([isNotFoundPage(''), hasNoCacheMark('')]).toEqual([false, false])
})
