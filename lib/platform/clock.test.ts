import { now, setClock } from './clock'

afterEach(() => setClock(undefined))

test('the clock shows the real time', () => {
  const before = Date.now()
  expect(now().getTime()).toBeGreaterThanOrEqual(before)
  expect(now().getTime()).toBeLessThanOrEqual(Date.now())
})

test('a test can stop it and let it run again', () => {
  setClock(new Date('2026-05-03T08:00:00Z'))
  expect(now().toISOString()).toBe('2026-05-03T08:00:00.000Z')
  setClock(undefined)
  expect(now().getFullYear()).toBeGreaterThan(2024)
})

test('whoever changes the date they got changes nobody else’s', () => {
  setClock(new Date('2026-05-03T08:00:00Z'))
  now().setFullYear(1999)
  expect(now().getUTCFullYear()).toBe(2026)
})
