import { readFileSync } from 'node:fs'
import PlainEnvironment from '@/tests/support/plain-environment.cjs'

const world = globalThis as typeof globalThis & { leftBehind?: string }

test('what a test file leaves on the globals, the process and its environment is gone for the next one', async () => {
  const environment = new PlainEnvironment()
  const { fetch } = globalThis
  await environment.setup()
  world.leftBehind = 'a clock that stands still'
  globalThis.fetch = async () => new Response('not the real one')
  process.env.LEFT_BEHIND = 'a setting'
  process.once('SIGTERM', () => undefined)
  expect([world.leftBehind, process.env.LEFT_BEHIND]).toEqual(['a clock that stands still', 'a setting'])

  const listening = process.listenerCount('SIGTERM')
  await environment.teardown()
  expect('leftBehind' in world).toBe(false)
  expect(globalThis.fetch).toBe(fetch)
  expect(process.env.LEFT_BEHIND).toBeUndefined()
  expect(process.listenerCount('SIGTERM')).toBe(listening - 1)
})

test('what a setting was before is what the next file finds', async () => {
  const environment = new PlainEnvironment()
  await environment.setup()
  const before = process.env.PATH
  process.env.PATH = '/nowhere'
  delete process.env.HOME
  await environment.teardown()
  expect([process.env.PATH, process.env.HOME]).toEqual([before, expect.any(String)])
})

test('a package is the same for every file, and an error of Node is an error here', () => {
  const path = require.resolve('zod')
  expect(new PlainEnvironment().loadOnce(path)).toBe(new PlainEnvironment().loadOnce(path))
  expect(() => readFileSync('/nowhere/at/all')).toThrow(Error)
})
