import { ACTIVE_STAGES, refusalOf, STAGES, stagesToChoose } from './rules'

test.each([
  ['inquiry', ['inquiry', 'replied', 'visited', 'waitlist', 'lost']],
  ['replied', ['replied', 'visited', 'waitlist', 'lost']],
  ['tour', ['tour', 'visited', 'waitlist', 'lost']],
  ['visited', ['visited', 'waitlist', 'lost']],
  ['enrolled', ['enrolled']],
] as const)('after %s a lead can be set to %j', (happened, choices) => {
  expect(stagesToChoose(happened)).toEqual(choices)
})

test.each([
  ['inquiry', 'replied', null],
  ['visited', 'visited', null],
  ['enrolled', 'lost', 'placed'],
  ['inquiry', 'tour', 'tour'],
  ['visited', 'enrolled', 'enrolled'],
  ['visited', 'replied', 'behind'],
] as const)('after %s, setting a lead to %s by hand is refused because: %s', (happened, stage, refusal) => {
  expect(refusalOf(happened, stage)).toBe(refusal)
})

test('an agreed tour or a confirmed enrollment cannot be set by hand', () => {
  const byHand = STAGES.flatMap((happened) => stagesToChoose(happened).filter((stage) => stage !== happened))
  expect(byHand).not.toContain('tour')
  expect(byHand).not.toContain('enrolled')
})

test('enrolled and lost leads are not active', () => {
  expect(STAGES.filter((stage) => !ACTIVE_STAGES.some((one) => one === stage))).toEqual(['enrolled', 'lost'])
})
