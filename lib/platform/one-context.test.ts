import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as aMoment } from 'node:timers/promises'
import { keepOneContext, SharedStorage } from './one-context.mjs'

const page = new SharedStorage<string>()
const visitor = new SharedStorage<string>()
const known = () => [page.getStore(), visitor.getStore()]

test('each storage has its own, within the other and after it', () => {
  page.run('home', () => {
    visitor.run('Ada', () => expect(known()).toEqual(['home', 'Ada']))
    expect(known()).toEqual(['home', undefined])
  })
  expect(known()).toEqual([undefined, undefined])
})

test('two requests beside each other know nothing of each other, whatever they wait for', async () => {
  const visit = (name: string) =>
    page.run(name, async () => {
      visitor.enterWith(`visitor of ${name}`)
      await aMoment()
      return known()
    })
  expect(await Promise.all([visit('home'), visit('search')])).toEqual([
    ['home', 'visitor of home'],
    ['search', 'visitor of search'],
  ])
})

test('what is given comes to the work, and what it answers or throws comes back', () => {
  expect(page.run('home', (a: number, b: number) => a + b, 2, 3)).toBe(5)
  const fail = () => {
    throw new Error('no')
  }
  expect(() => page.run('home', fail)).toThrow('no')
  expect(known()).toEqual([undefined, undefined])
})

test('what is bound runs with all that was known then', () => {
  const [bound, within] = page.run('home', () =>
    visitor.run('Ada', () => [SharedStorage.bind(known), SharedStorage.snapshot()] as const),
  )
  page.run('search', () => {
    expect(bound()).toEqual(['home', 'Ada'])
    expect(within(known)).toEqual(['home', 'Ada'])
    expect(page.exit(known)).toEqual([undefined, undefined])
  })
})

test("Next's own class is ours once it is asked for, and has all that Node's has but an end", () => {
  const before = globalThis.AsyncLocalStorage
  keepOneContext()
  expect(globalThis.AsyncLocalStorage).toBe(SharedStorage)
  globalThis.AsyncLocalStorage = before
  const ofNode = Object.getOwnPropertyNames(AsyncLocalStorage.prototype).filter((name) => !name.startsWith('_'))
  expect(Object.getOwnPropertyNames(SharedStorage.prototype)).toEqual(
    expect.arrayContaining(ofNode.filter((name) => name !== 'disable')),
  )
})
