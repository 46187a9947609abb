import { databaseMark, isOfAnotherDatabase, marked } from '@/server/page-cache/database-mark.mjs'

const OURS = 'postgresql://directory:secret@db.example:5432/directory?sslmode=require'

test('a database has the same mark from every process, and another one at another place or by another name', async () => {
  const ours = await databaseMark(OURS)
  expect(ours).toMatch(/^[A-Za-z0-9+/]{12}$/)
  expect(await databaseMark('postgresql://other:word@db.example:5432/directory')).toBe(ours)
  expect(await databaseMark('postgresql://directory:secret@db.example:5432/trial')).not.toBe(ours)
  expect(await databaseMark('postgresql://directory:secret@db.example:5433/directory')).not.toBe(ours)
  expect(await databaseMark('')).toBe('')
})

test.each([
  ['page', { kind: 'APP_PAGE', headers: { etag: '"1"' } }],
  ['kept query', { kind: 'FETCH' }],
])('a %s is believed by its own database, and by another one not', (_, value) => {
  expect(isOfAnotherDatabase(marked(value, 'ours'), 'ours')).toBe(false)
  const kept = marked(value, 'ours')
  expect([isOfAnotherDatabase(kept, 'theirs'), isOfAnotherDatabase(kept, 'theirs')]).toEqual([true, true])
  expect(isOfAnotherDatabase(value, 'theirs')).toBe(false)
})

test('the mark is among no headers once it was read', () => {
  const kept = marked({ kind: 'APP_PAGE', headers: { etag: '"1"' } }, 'ours')
  isOfAnotherDatabase(kept, 'ours')
  expect(kept.headers).toEqual({ etag: '"1"' })
})
