import { monthOf } from './months'
import { AFTER_CARE, BEFORE_BIRTH, startProblem } from './plan-problem'

const birth = monthOf(2026, 9)

test('care starts between birth and kindergarten, both told in a sentence', () => {
  expect(startProblem(birth, monthOf(2026, 8))).toBe(BEFORE_BIRTH)
  expect(startProblem(birth, birth)).toBeUndefined()
  expect(startProblem(birth, monthOf(2032, 7))).toBeUndefined()
  expect(startProblem(birth, monthOf(2032, 8))).toBe(AFTER_CARE)
})
