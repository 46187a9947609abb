import { now, setClock, withTimeout } from './clock'

describe('clock', () => {
  afterEach(() => setClock(undefined))

  test('now() is the real time by default', () => {
    const before = Date.now()
    expect(now().getTime()).toBeGreaterThanOrEqual(before)
    expect(now().getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('a test can set the clock and reset it', () => {
    setClock(new Date('2026-05-03T08:00:00Z'))
    expect(now().toISOString()).toBe('2026-05-03T08:00:00.000Z')
    setClock(undefined)
    expect(now().getFullYear()).toBeGreaterThan(2024)
  })

  test('changing a returned date does not change the clock', () => {
    setClock(new Date('2026-05-03T08:00:00Z'))
    now().setFullYear(1999)
    expect(now().getUTCFullYear()).toBe(2026)
  })
})

describe('withTimeout', () => {
  const resolveAfter = <T>(millis: number, value: T) =>
    new Promise<T>((resolve) => setTimeout(() => resolve(value), millis))

  test('returns the result in time, and undefined otherwise', async () => {
    expect(await withTimeout(1_000, resolveAfter(1, 'done'))).toBe('done')
    expect(await withTimeout(5, resolveAfter(200, 'done'))).toBeUndefined()
  })

  test('throws errors in time, and ignores later ones', async () => {
    await expect(withTimeout(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no')
    const later = resolveAfter(10, 0).then(() => Promise.reject(new Error('later')))
    expect(await withTimeout(1, later)).toBeUndefined()
    await resolveAfter(20, 0)
  })
})
