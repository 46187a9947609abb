import { AsyncLocalStorage } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { setClock } from '../time/clock'
import { createMemoryCache } from './memory-cache'

afterEach(() => setClock(undefined))

test('a cached value is reused until it expires and is then loaded again', async () => {
  const remember = createMemoryCache<number>({ maxEntries: 10, seconds: 60 })
  const load = jest.fn(async () => 7)
  setClock(new Date('2026-01-01T00:00:00Z'))
  expect(await remember('a', load)).toBe(7)
  setClock(new Date('2026-01-01T00:00:59Z'))
  expect(await remember('a', load)).toBe(7)
  expect(load).toHaveBeenCalledTimes(1)
  setClock(new Date('2026-01-01T00:01:00.001Z'))
  await remember('a', load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('concurrent requests for the same key share one call', async () => {
  const remember = createMemoryCache<number>({ maxEntries: 10, seconds: 60 })
  const load = jest.fn(async () => 7)
  expect(await Promise.all([remember('a', load), remember('a', load)])).toEqual([7, 7])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure reaches the caller and is not cached', async () => {
  const remember = createMemoryCache<number>({ maxEntries: 10, seconds: 60 })
  await expect(remember('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await remember('a', async () => 7)).toBe(7)
})

test('memory is bounded: the least recently used entry is evicted first', async () => {
  const remember = createMemoryCache<string>({ maxEntries: 2, seconds: 60 })
  const load = jest.fn(async () => 'x')
  await remember('a', load)
  await remember('b', load)
  await remember('a', load)
  await remember('c', load)
  expect(load).toHaveBeenCalledTimes(3)
  await remember('a', load)
  expect(load).toHaveBeenCalledTimes(3)
  await remember('b', load)
  expect(load).toHaveBeenCalledTimes(4)
})

test('a cached value does not keep the request that loaded it', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const remember = createMemoryCache<number>({ maxEntries: 10, seconds: 60 })
  const requests = new AsyncLocalStorage<object>()
  const handle = async () => {
    const request = { body: 'x'.repeat(1_000) }
    await requests.run(request, () => remember('a', async () => 7))
    return new WeakRef(request)
  }
  const request = await handle()
  // A reference that was read stays alive until the end of its turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 10))
  collectGarbage()
  expect(request.deref()).toBeUndefined()
})
