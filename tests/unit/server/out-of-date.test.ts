import { databaseMark, isOfAnotherDatabase, isOutOfDate, marked } from '@/server/page-cache/out-of-date.mjs'

const STARTED = 1_000
const SITE = 'https://care.example'
const page = (canonical: string | null, tags = '_N_T_/layout,_N_T_/faq') => ({
  kind: 'APP_PAGE',
  html: canonical ? `<head><link rel="canonical" href="${canonical}"/></head>` : '<head></head>',
  headers: { 'x-next-cache-tags': tags },
})
const isOld = (value: object, lastModified = STARTED - 1, context: { tags?: string[] } = {}) =>
  isOutOfDate({ lastModified, value }, context, STARTED, SITE)

test('uses entries made by this process', () => {
  expect(isOld(page(`${SITE}/faq`, 'provider:1'), STARTED)).toBe(false)
})

test('rejects a newer entry that another process of this build made for another site', () => {
  expect(isOld(page('https://elsewhere.example/faq'), STARTED + 1)).toBe(true)
})

test('uses a page from the build that does not depend on our data', () => {
  expect(isOld(page(`${SITE}/faq`))).toBe(false)
  expect(isOld(page(null))).toBe(false)
})

test('renders a page that depends on data again: this process missed the invalidations while it was down', () => {
  expect(isOld(page(`${SITE}/provider/x`, '_N_T_/layout,provider:12'))).toBe(true)
  expect(isOld(page(null, 'directory'))).toBe(true)
})

test('renders a page built for another site again with the right addresses', () => {
  expect(isOld(page('http://localhost:3000/faq'))).toBe(true)
  expect(isOld(page('https://care.example.evil/faq'))).toBe(true)
  expect(isOutOfDate({ lastModified: 0, value: page('http://localhost:3000/faq') }, {}, STARTED, '')).toBe(false)
})

test('runs a cached query again when it depends on our data', () => {
  expect(isOld({ kind: 'FETCH' }, STARTED - 1, { tags: ['directory'] })).toBe(true)
  expect(isOld({ kind: 'FETCH', tags: ['_N_T_/x'] })).toBe(false)
})

test('treats an entry without a date as outdated', () => {
  expect(isOutOfDate({ value: page(null, 'directory') }, {}, STARTED, SITE)).toBe(true)
})

test('treats every entry as current during a build', () => {
  process.env.NEXT_PHASE = 'phase-production-build'
  expect(isOld(page('http://localhost:3000/faq', 'directory'))).toBe(false)
  delete process.env.NEXT_PHASE
})

const OURS = 'postgresql://directory:secret@db.example:5432/directory?sslmode=require'

test('the mark of a database is the same for every client, and differs by host and name', () => {
  const ours = databaseMark(OURS)
  expect(ours).toMatch(/^[A-Za-z0-9+/]{12}$/)
  expect(databaseMark('postgresql://other:word@db.example:5432/directory')).toBe(ours)
  expect(databaseMark('postgresql://directory:secret@db.example:5432/trial')).not.toBe(ours)
  expect(databaseMark('postgresql://directory:secret@db.example:5433/directory')).not.toBe(ours)
  expect(databaseMark('')).toBe('')
})

test.each([
  ['page', { kind: 'APP_PAGE', headers: { etag: '"1"' } }],
  ['cached query', { kind: 'FETCH' }],
])('a %s is valid for its own database only', (_, value) => {
  expect(isOfAnotherDatabase(marked(value, 'ours'), 'ours')).toBe(false)
  const entry = marked(value, 'ours')
  expect([isOfAnotherDatabase(entry, 'theirs'), isOfAnotherDatabase(entry, 'theirs')]).toEqual([true, true])
  expect(isOfAnotherDatabase(value, 'theirs')).toBe(false)
})

test('removes the mark from the headers when it is read', () => {
  const entry = marked({ kind: 'APP_PAGE', headers: { etag: '"1"' } }, 'ours')
  isOfAnotherDatabase(entry, 'ours')
  expect(entry.headers).toEqual({ etag: '"1"' })
})
