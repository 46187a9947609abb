import { type Breaker, createBreaker } from './breaker'

const limits = { failures: 3, openMillis: 1_000, refusedMillis: 60_000 }
const at = (millis: number) => new Date(1_790_000_000_000 + millis)

function fail(breaker: Breaker, times: number) {
  for (let count = 0; count < times; count++) {
    expect(breaker.mayAsk(at(0))).toBe(true)
    breaker.report('bad', at(0))
  }
}

test('a source that fails now and then goes on being asked', () => {
  const breaker = createBreaker(limits)
  fail(breaker, 2)
  breaker.report('good', at(0))
  fail(breaker, 2)
  expect(breaker.mayAsk(at(0))).toBe(true)
})

test('after three failures in a row nobody waits for it, until the time is over', () => {
  const breaker = createBreaker(limits)
  fail(breaker, 3)
  expect(breaker.mayAsk(at(0))).toBe(false)
  expect(breaker.mayAsk(at(999))).toBe(false)
  expect(breaker.mayAsk(at(1_000))).toBe(true)
})

test('then one person tries for all: an answer closes it', () => {
  const breaker = createBreaker(limits)
  fail(breaker, 3)
  expect([breaker.mayAsk(at(1_000)), breaker.mayAsk(at(1_000))]).toEqual([true, false])
  breaker.report('good', at(1_001))
  expect([breaker.mayAsk(at(1_002)), breaker.mayAsk(at(1_002))]).toEqual([true, true])
  fail(breaker, 2)
  expect(breaker.mayAsk(at(1_003))).toBe(true)
})

test('another failure opens it again at once', () => {
  const breaker = createBreaker(limits)
  fail(breaker, 3)
  breaker.mayAsk(at(1_000))
  breaker.report('bad', at(1_100))
  expect(breaker.mayAsk(at(2_099))).toBe(false)
  expect(breaker.mayAsk(at(2_100))).toBe(true)
})

test('a try that was not made leaves the next one free to make it', () => {
  const breaker = createBreaker(limits)
  fail(breaker, 3)
  breaker.mayAsk(at(1_000))
  breaker.report('unused', at(1_000))
  expect(breaker.mayAsk(at(1_000))).toBe(true)
})

test('a refusal opens it at once and for longer', () => {
  const breaker = createBreaker(limits)
  breaker.mayAsk(at(0))
  breaker.report('refused', at(0))
  expect(breaker.mayAsk(at(59_999))).toBe(false)
  expect(breaker.mayAsk(at(60_000))).toBe(true)
})
