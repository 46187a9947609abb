import { ENDLESS_MARK, isNotFoundPage, isOneOfEndlessPages, NOT_FOUND_MARK } from './page-marks.mjs'

const meta = (mark: Record<string, string>) =>
  Object.entries(mark).map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('a page with the not-found mark in its head is a not-found page', () => {
  expect(isNotFoundPage(page(`<title>404</title>${meta(NOT_FOUND_MARK)}`))).toBe(true)
  expect(isOneOfEndlessPages(page(`<title>404</title>${meta(NOT_FOUND_MARK)}`))).toBe(false)
})

test('a page with an unlimited number of addresses is recognized by its mark', () => {
  expect(isOneOfEndlessPages(page(`<title>Daycare</title>${meta(ENDLESS_MARK)}`))).toBe(true)
  expect(isNotFoundPage(page(`<title>Daycare</title>${meta(ENDLESS_MARK)}`))).toBe(false)
})

test('marks in the body of a page do not count', () => {
  const html = page('<title>Little Harbor</title>', `${meta(NOT_FOUND_MARK)}${meta(ENDLESS_MARK)}`)
  expect([isNotFoundPage(html), isOneOfEndlessPages(html)]).toEqual([false, false])
  expect([isNotFoundPage(''), isOneOfEndlessPages('')]).toEqual([false, false])
})
