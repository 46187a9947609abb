import { TooManyRequestsError } from '../http/errors'
import { message } from '../language/message'
import { countAttempt } from './rate-limit'

const limit = { max: 3, windowSeconds: 60 }
let count = 0
const newKey = () => `key ${count++}`

test('the first three attempts pass, and the fourth is rejected with the seconds left', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countAttempt(key, limit, 1_000)
  const fourth = () => countAttempt(key, limit, 31_000)
  expect(fourth).toThrow(TooManyRequestsError)
  expect(fourth).toThrow(message('platform.errors.tooManySeconds', { seconds: 30 }))
})

test('the count restarts after the window', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countAttempt(key, limit, 1_000)
  expect(() => countAttempt(key, limit, 61_000)).not.toThrow()
  for (let i = 0; i < 2; i++) countAttempt(key, limit, 61_000)
  expect(() => countAttempt(key, limit, 61_000)).toThrow(TooManyRequestsError)
})

test('the time to wait is never zero seconds', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countAttempt(key, limit, 1_000)
  expect(() => countAttempt(key, limit, 60_999)).toThrow(message('platform.errors.tooManySeconds', { seconds: 1 }))
})

test('the time to wait is rounded up to whole seconds', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countAttempt(key, limit, 1_000)
  expect(() => countAttempt(key, limit, 31_500)).toThrow(message('platform.errors.tooManySeconds', { seconds: 30 }))
})

test('setting the clock back by hours does not block anyone for hours', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countAttempt(key, limit, 7_200_000)
  for (let i = 0; i < 3; i++) countAttempt(key, limit, 1_000)
  expect(() => countAttempt(key, limit, 1_000)).toThrow(message('platform.errors.tooManySeconds', { seconds: 60 }))
})

test('keys are counted separately', () => {
  const [greedy, other] = [newKey(), newKey()]
  for (let i = 0; i < 3; i++) countAttempt(greedy, limit, 1_000)
  expect(() => countAttempt(greedy, limit, 1_000)).toThrow(TooManyRequestsError)
  expect(() => countAttempt(other, limit, 1_000)).not.toThrow()
})

test('the real clock is the default', () => {
  const key = newKey()
  for (let i = 0; i < 3; i++) countAttempt(key, limit)
  expect(() => countAttempt(key, limit)).toThrow(TooManyRequestsError)
})

test('memory is bounded: the least recently used keys are evicted first', () => {
  const [early, used] = [newKey(), newKey()]
  for (let i = 0; i < 3; i++) for (const key of [early, used]) countAttempt(key, limit, 5_000)
  for (let i = 0; i < 49_999; i++) countAttempt(`flood ${i}`, limit, 6_000)
  expect(() => countAttempt(used, limit, 6_000)).toThrow(TooManyRequestsError)
  for (let i = 0; i < 49_998; i++) countAttempt(`second flood ${i}`, limit, 6_000)
  expect(() => countAttempt(used, limit, 6_000)).toThrow(TooManyRequestsError)
  // Evicted early, so it may try again: the price of bounded memory.
  expect(() => countAttempt(early, limit, 6_000)).not.toThrow()
})
