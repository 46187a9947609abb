import { exportParams } from './schema'

test.each(['1', '2147483647'])('an address with %s may be a file', (id) => {
  expect(exportParams.parse({ id })).toEqual({ id: Number(id) })
})

test.each(['0', '-1', '1.5', 'x', '2147483648', '1;DROP', ['1', '2']])('an address with %j is none', (id) => {
  expect(exportParams.safeParse({ id }).success).toBe(false)
})
