import { processWide } from './process-wide.mjs'

test('every copy of a module gets the value that the first one created', async () => {
  const first = processWide('test-value', () => ['first'])
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./process-wide.mjs')
    expect(copy.processWide).not.toBe(processWide)
    expect(copy.processWide('test-value', () => ['second'])).toBe(first)
  })
  expect(processWide('another-test-value', () => ['third'])).toEqual(['third'])
})
