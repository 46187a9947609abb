import { secretMark } from './secret-mark'

const SECRET = 'only-for-tests-and-nothing-but-tests-000000'

test('the same secret has the same mark, which does not hold it', () => {
  expect(secretMark(SECRET)).toBe(secretMark(SECRET))
  expect(secretMark(SECRET)).not.toBe(secretMark(`${SECRET}1`))
  expect(secretMark(SECRET)).toMatch(/^[0-9a-f]{64}$/)
  expect(secretMark(undefined)).toBeNull()
})
