import { now, setClock, within } from './clock'

describe('clock', () => {
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
})

describe('within', () => {
  const withinAfter = <T>(millis: number, value: T) =>
    new Promise<T>((resolve) => setTimeout(() => resolve(value), millis))

  test('what is done in time is answered, what is not is left', async () => {
    expect(await within(1_000, withinAfter(1, 'done'))).toBe('done')
    expect(await within(5, withinAfter(200, 'done'))).toBeUndefined()
  })

  test('what fails in time fails, what fails later disturbs nobody', async () => {
    await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no')
    const later = withinAfter(10, 0).then(() => Promise.reject(new Error('later')))
    expect(await within(1, later)).toBeUndefined()
    await withinAfter(20, 0)
  })
})
