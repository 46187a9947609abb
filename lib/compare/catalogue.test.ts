import { CRITERIA, DEFAULT_WEIGHT, WEIGHTS } from './catalogue'

test('each criterion has a code and a label of its own', () => {
  for (const key of ['code', 'label'] as const)
    expect(new Set(CRITERIA.map((one) => one[key])).size).toBe(CRITERIA.length)
})

test('what counts where nothing was chosen is a step that can be chosen, and nothing counts less than none', () => {
  const steps = WEIGHTS.map(({ weight }) => weight)
  expect(steps).toContain(DEFAULT_WEIGHT)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(steps[0]).toBe(0)
})
