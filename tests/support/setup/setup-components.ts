import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { type ComponentProps, createElement } from 'react'

// A busy machine is slow, not wrong.
jest.setTimeout(120_000)
configure({ asyncUtilTimeout: 60_000 })

// What jsdom lacks and Headless UI needs; Headless UI's own mocks log warnings.
Element.prototype.getAnimations ??= () => []
// jsdom has no layout, so everything is in view.
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Outside of Next's bundles the package is the Pages Router's link, which updates its state after a test has ended.
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, scroll, ...props }: ComponentProps<'a'> & { prefetch?: unknown; scroll?: unknown }) =>
    createElement('a', props),
}))

/** React reports mistakes (missing keys, updates outside act, invalid nesting) to the console; here each one fails its test. */
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push([`console.${level}`, ...args])
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  expect(complaints).toEqual([])
})
