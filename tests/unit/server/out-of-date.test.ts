import { isOutOfDate } from '@/server/page-cache/out-of-date.mjs'

const STARTED = 1_000
const SITE = 'https://care.example'
const page = (canonical: string | null, tags = '_N_T_/layout,_N_T_/faq') => ({
  kind: 'APP_PAGE',
  html: canonical ? `<head><link rel="canonical" href="${canonical}"/></head>` : '<head></head>',
  headers: { 'x-next-cache-tags': tags },
})
const asked = (value: object, lastModified = STARTED - 1, context: { tags?: string[] } = {}) =>
  isOutOfDate({ lastModified, value }, context, STARTED, SITE)

test('what this process made is believed', () => {
  expect(asked(page(`${SITE}/faq`, 'provider:1'), STARTED)).toBe(false)
})

test('what another process of this build has made since for another site is not', () => {
  expect(asked(page('https://elsewhere.example/faq'), STARTED + 1)).toBe(true)
})

test('a page from the build without data of ours is believed', () => {
  expect(asked(page(`${SITE}/faq`))).toBe(false)
  expect(asked(page(null))).toBe(false)
})

test('a page that depends on data is rendered anew: invalidations from before the process started are unknown', () => {
  expect(asked(page(`${SITE}/provider/x`, '_N_T_/layout,provider:12'))).toBe(true)
  expect(asked(page(null, 'directory'))).toBe(true)
})

test('a page that was built for another site is made anew with the right addresses', () => {
  expect(asked(page('http://localhost:3000/faq'))).toBe(true)
  expect(asked(page('https://care.example.evil/faq'))).toBe(true)
  expect(isOutOfDate({ lastModified: 0, value: page('http://localhost:3000/faq') }, {}, STARTED, '')).toBe(false)
})

test('a cached query runs again when it depends on data of ours', () => {
  expect(asked({ kind: 'FETCH' }, STARTED - 1, { tags: ['directory'] })).toBe(true)
  expect(asked({ kind: 'FETCH', tags: ['_N_T_/x'] })).toBe(false)
})

test('an entry that does not say when it was made is an old one', () => {
  expect(isOutOfDate({ value: page(null, 'directory') }, {}, STARTED, SITE)).toBe(true)
})

test('while pages are built, everything is as it shall be', () => {
  process.env.NEXT_PHASE = 'phase-production-build'
  expect(asked(page('http://localhost:3000/faq', 'directory'))).toBe(false)
  delete process.env.NEXT_PHASE
})
