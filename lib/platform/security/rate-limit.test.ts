import { TooManyRequestsError } from '../http/errors'
import { countTry } from './rate-limit'

const limit = { max: 3, windowSeconds: 60 }
let person = 0
const newKey = () => `person ${person++}`

test('the first three tries pass, the fourth is refused with the seconds that are left', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countTry(key, limit, 1_000)
  const refused = () => countTry(key, limit, 31_000)
  expect(refused).toThrow(TooManyRequestsError)
  expect(refused).toThrow('30 seconds')
})

test('when the window has passed, the count begins anew', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countTry(key, limit, 1_000)
  expect(() => countTry(key, limit, 61_000)).not.toThrow()
  for (let i = 0; i < 2; i++) countTry(key, limit, 61_000)
  expect(() => countTry(key, limit, 61_000)).toThrow(TooManyRequestsError)
})

test('whoever waits is never told to wait zero seconds', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countTry(key, limit, 1_000)
  expect(() => countTry(key, limit, 60_999)).toThrow('1 seconds')
})

test('whoever waits as long as they were told is not refused once more for a part of a second', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countTry(key, limit, 1_000)
  expect(() => countTry(key, limit, 31_500)).toThrow('30 seconds')
})

test('a clock that is put back by hours locks nobody out for hours', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countTry(key, limit, 7_200_000)
  for (let i = 0; i < 3; i++) countTry(key, limit, 1_000)
  expect(() => countTry(key, limit, 1_000)).toThrow('60 seconds')
})

test('one person at the limit locks nobody else out', () => {
  const [greedy, other] = [newKey(), newKey()]
  for (let i = 0; i < 3; i++) countTry(greedy, limit, 1_000)
  expect(() => countTry(greedy, limit, 1_000)).toThrow(TooManyRequestsError)
  expect(() => countTry(other, limit, 1_000)).not.toThrow()
})

test('tries without the time given are counted by the real clock', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countTry(key, limit)
  expect(() => countTry(key, limit)).toThrow(TooManyRequestsError)
})

test('a flood of addresses does not grow the memory: the keys not used for longest go first', () => {
  const [early, used] = [newKey(), newKey()]
  for (let i = 0; i < 3; i++) for (const key of [early, used]) countTry(key, limit, 5_000)
  for (let i = 0; i < 49_999; i++) countTry(`flood ${i}`, limit, 6_000)
  expect(() => countTry(used, limit, 6_000)).toThrow(TooManyRequestsError)
  for (let i = 0; i < 49_998; i++) countTry(`second flood ${i}`, limit, 6_000)
  expect(() => countTry(used, limit, 6_000)).toThrow(TooManyRequestsError)
  // Expired early, so it may try again: the price of a bound.
  expect(() => countTry(early, limit, 6_000)).not.toThrow()
})
