import fc from 'fast-check'
import { clockText, minuteOf } from './clock-text'

test('a time that is written as addresses have it reads back as the same minute', () => {
  expect(clockText(450)).toBe('07:30')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => expect(minuteOf(clockText(minute))).toBe(minute)),
  )
})
