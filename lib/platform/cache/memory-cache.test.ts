import { setClock } from '../time/clock'
import { createMemoryCache } from './memory-cache'

afterEach(() => setClock(undefined))

test('the same question is answered once while the answer is fresh, and asked again afterwards', async () => {
  const remember = createMemoryCache<number>({ maxEntries: 10, seconds: 60 })
  const ask = jest.fn(async () => 7)
  setClock(new Date('2026-01-01T00:00:00Z'))
  expect(await remember('a', ask)).toBe(7)
  setClock(new Date('2026-01-01T00:00:59Z'))
  expect(await remember('a', ask)).toBe(7)
  expect(ask).toHaveBeenCalledTimes(1)
  setClock(new Date('2026-01-01T00:01:00.001Z'))
  await remember('a', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('two people who ask the same at once share one question', async () => {
  const remember = createMemoryCache<number>({ maxEntries: 10, seconds: 60 })
  const ask = jest.fn(async () => 7)
  expect(await Promise.all([remember('a', ask), remember('a', ask)])).toEqual([7, 7])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a failure reaches who asked and is not kept for the next one', async () => {
  const remember = createMemoryCache<number>({ maxEntries: 10, seconds: 60 })
  await expect(remember('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await remember('a', async () => 7)).toBe(7)
})

test('memory is bounded: what was used longest ago is forgotten first', async () => {
  const remember = createMemoryCache<string>({ maxEntries: 2, seconds: 60 })
  const ask = jest.fn(async () => 'x')
  await remember('a', ask)
  await remember('b', ask)
  await remember('a', ask)
  await remember('c', ask)
  expect(ask).toHaveBeenCalledTimes(3)
  await remember('a', ask)
  expect(ask).toHaveBeenCalledTimes(3)
  await remember('b', ask)
  expect(ask).toHaveBeenCalledTimes(4)
})
