import { columnsInSql, nameInSql, places, quoted } from './places'

test('a table’s copy is found by its name, and the queue’s tables are not mistaken for ours', () => {
  expect(places.table('/b', { schema: 'public', name: 'users' })).toBe('/b/tables/public.users.copy.gz')
  expect(places.table('/b', { schema: 'graphile_worker', name: 'users' })).not.toBe('/b/tables/public.users.copy.gz')
})

test('names are written so that none of them ends the statement', () => {
  expect(quoted('a"; DROP TABLE users; --')).toBe('"a""; DROP TABLE users; --"')
  expect(nameInSql({ schema: 'public', name: 'users' })).toBe('"public"."users"')
  expect(columnsInSql({ columns: ['id', 'order'] })).toBe('"id", "order"')
})
