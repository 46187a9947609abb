import { databaseMark, isOfAnotherDatabase, marked } from '@/server/page-cache/out-of-date.mjs'

const OURS = 'postgresql://directory:secret@db.example:5432/directory?sslmode=require'

test('the mark of a database is the same for every client, and differs by host and name', async () => {
  const ours = await databaseMark(OURS)
  expect(ours).toMatch(/^[A-Za-z0-9+/]{12}$/)
  expect(await databaseMark('postgresql://other:word@db.example:5432/directory')).toBe(ours)
  expect(await databaseMark('postgresql://directory:secret@db.example:5432/trial')).not.toBe(ours)
  expect(await databaseMark('postgresql://directory:secret@db.example:5433/directory')).not.toBe(ours)
  expect(await databaseMark('')).toBe('')
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
