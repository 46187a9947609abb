import { SORTS } from '../catalogue/search-options'
import { orderOf, usualOrder } from './order'

test('who asks for no order gets the best match, and on the way to work the least detour', () => {
  expect(orderOf({ sort: null, workZip: null })).toBe('best')
  expect(orderOf({ sort: null, workZip: '32789' })).toBe('detour')
})

test('an order that was asked for is kept', () => {
  for (const sort of SORTS) expect(orderOf({ sort, workZip: '32789' })).toBe(sort)
  expect(orderOf({ sort: 'price', workZip: null })).toBe('price')
})

test('without a way to work nobody is ordered by detour', () => {
  expect(orderOf({ sort: 'detour', workZip: null })).toBe(usualOrder({ workZip: null }))
})
