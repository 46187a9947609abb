import { exportParams } from './schema'

test.each(['1', '2147483647'])('%s is a valid export id', (id) => {
  expect(exportParams.parse({ id })).toEqual({ id: Number(id) })
})

test.each(['0', '-1', '1.5', 'x', '2147483648', '1;DROP', ['1', '2']])('%j is not a valid export id', (id) => {
  expect(exportParams.safeParse({ id }).success).toBe(false)
})
