import { claimCodeInput, claimInput, claimParams, decisionInput, findQuery } from './claim'

const problem = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message

test('a claim says what somebody does there; the rest may be empty, and line breaks of names are blanks', () => {
  expect(
    claimInput.parse({ daycareId: 'sunny-k3f9', position: ' Di\nrector ', licenseNumber: ' ', note: 'a\r\nb' }),
  ).toEqual({
    daycareId: 'sunny-k3f9',
    position: 'Di rector',
    licenseNumber: null,
    note: 'a\nb',
  })
  expect(problem(claimInput, { daycareId: 'x', position: '  ' })).toMatch(/what you do there/)
  expect(problem(claimInput, { daycareId: 'x', position: 'Owner', note: 'x'.repeat(2_001) })).toMatch(/at most 2,000/)
})

test('a code is six digits, however they were typed', () => {
  expect(claimCodeInput.parse({ code: ' 012 345 ' }).code).toBe('012345')
  for (const code of ['12345', '1234567', 'abcdef', '', null, '٣٣٣٣٣٣'])
    expect(problem(claimCodeInput, { code })).toBe('The code has six digits.')
})

test('an admin accepts, or rejects for a reason of the list', () => {
  expect(decisionInput.parse({ decision: 'accept' })).toEqual({ decision: 'accept', noneOf: [] })
  expect(decisionInput.parse({ decision: 'reject', reason: 'untrue' })).toMatchObject({ note: '' })
  expect(problem(decisionInput, { decision: 'reject', reason: 'ugly' })).toBe('Please choose a reason.')
  expect(problem(decisionInput, { decision: 'accept', others: 'eat' })).toMatch(/the others/)
  expect(problem(decisionInput, {})).toBe('Please accept or reject.')
})

test('whatever stands in an address, the search goes on', () => {
  expect(findQuery.parse({ q: ' Sunny\0 ' })).toEqual({ q: 'Sunny' })
  for (const q of [undefined, ['a', 'b'], 7]) expect(findQuery.parse({ q })).toEqual({ q: '' })
  expect(claimParams.safeParse({ id: '0' }).success).toBe(false)
})
