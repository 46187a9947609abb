import { ENDLESS_MARK, isNotFoundPage, isOneOfEndlessPages, NOT_FOUND_MARK } from './page-marks.mjs'

const meta = (mark: Record<string, string>) =>
  Object.entries(mark).map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('a page that says "not found" in its head is one', () => {
  expect(isNotFoundPage(page(`<title>404</title>${meta(NOT_FOUND_MARK)}`))).toBe(true)
  expect(isOneOfEndlessPages(page(`<title>404</title>${meta(NOT_FOUND_MARK)}`))).toBe(false)
})

test('a page that answers at endlessly many addresses is known by its mark', () => {
  expect(isOneOfEndlessPages(page(`<title>Daycare</title>${meta(ENDLESS_MARK)}`))).toBe(true)
  expect(isNotFoundPage(page(`<title>Daycare</title>${meta(ENDLESS_MARK)}`))).toBe(false)
})

test('a page of a provider has no mark, whatever stands in its text', () => {
  const html = page('<title>Little Harbor</title>', `${meta(NOT_FOUND_MARK)}${meta(ENDLESS_MARK)}`)
  expect([isNotFoundPage(html), isOneOfEndlessPages(html)]).toEqual([false, false])
  expect([isNotFoundPage(''), isOneOfEndlessPages('')]).toEqual([false, false])
})
