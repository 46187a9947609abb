import { canChoose, isDelivered } from './channels'

test('what a person chose holds where there is a choice', () => {
  for (const rule of ['on', 'off'] as const) {
    expect(canChoose(rule)).toBe(true)
    expect([isDelivered(rule, true), isDelivered(rule, false)]).toEqual([true, false])
  }
})

test('without a choice the kind decides, and null is none', () => {
  expect([isDelivered('on', undefined), isDelivered('on', null)]).toEqual([true, true])
  expect([isDelivered('off', undefined), isDelivered('off', null)]).toEqual([false, false])
})

test('nobody turns off what is always sent, or on what never is', () => {
  expect([isDelivered('always', false), isDelivered('never', true)]).toEqual([true, false])
  expect([canChoose('always'), canChoose('never')]).toEqual([false, false])
})
