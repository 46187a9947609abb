import type { Match } from '../types/rows'
import { decideMatch } from './decide-match'

const found = (provider: string, percent: number, rule: Match['rule'] = 'name_phone') => ({
  provider,
  match: { rule, percent, reason: 'Same phone.' },
})

test('whom nothing speaks for is new', () => {
  expect(decideMatch([])).toEqual({ action: 'add' })
})

test('one that fits surely is merged, and a weaker one beside it does not matter', () => {
  const best = found('a', 98)
  expect(decideMatch([found('b', 92), best])).toEqual({ action: 'merge', found: best })
})

test('one that fits badly is left aside with its reason', () => {
  expect(decideMatch([found('a', 89, 'phone')])).toMatchObject({
    action: 'aside',
    code: 'phone',
    reason: 'Same phone.',
  })
})

test('two that fit alike are left aside, however well they fit', () => {
  expect(decideMatch([found('a', 99), found('b', 95)])).toMatchObject({
    action: 'aside',
    code: 'several',
    reason: '2 providers fit alike. Same phone.',
    found: [{ provider: 'a' }, { provider: 'b' }],
  })
})

test('of 38 branches with one phone ten are shown, and none is chosen', () => {
  const decision = decideMatch(Array.from({ length: 38 }, (_, at) => found(`branch ${at}`, 75)))
  expect(decision).toMatchObject({ action: 'aside', code: 'several', reason: '38 providers fit alike. Same phone.' })
  expect('found' in decision && decision.found).toHaveLength(10)
})
