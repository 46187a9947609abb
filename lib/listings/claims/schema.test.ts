import { englishText } from '@/lib/platform/language/translate'
import { additionInput, addQuery, claimCodeInput, claimInput, claimParams, decisionInput, findQuery } from './schema'

describe('claim', () => {
  const problem = (
    schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
    value: unknown,
  ) => englishText(schema.safeParse(value).error?.issues[0]?.message ?? '')

  test('only the position is required, and line breaks in it become spaces', () => {
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

  test('a code is six digits, with or without spaces', () => {
    expect(claimCodeInput.parse({ code: ' 012 345 ' }).code).toBe('012345')
    for (const code of ['12345', '1234567', 'abcdef', '', null, '٣٣٣٣٣٣'])
      expect(problem(claimCodeInput, { code })).toBe('The code has six digits.')
  })

  test('an admin accepts, or rejects with a known reason', () => {
    expect(decisionInput.parse({ decision: 'accept' })).toEqual({ decision: 'accept', noneOf: [], isRiskSeen: false })
    expect(decisionInput.parse({ decision: 'reject', reason: 'untrue' })).toMatchObject({ note: '' })
    expect(problem(decisionInput, { decision: 'reject', reason: 'ugly' })).toBe('Please choose a reason.')
    expect(problem(decisionInput, { decision: 'accept', others: 'eat' })).toMatch(/the others/)
    expect(problem(decisionInput, {})).toBe('Please accept or reject.')
  })

  test('an invalid query string is ignored', () => {
    expect(findQuery.parse({ q: ' Sunny\0 ' })).toEqual({ q: 'Sunny' })
    for (const q of [undefined, ['a', 'b'], 7]) expect(findQuery.parse({ q })).toEqual({ q: '' })
    expect(claimParams.safeParse({ id: '0' }).success).toBe(false)
  })
})

describe('addition', () => {
  const MEADOW = {
    name: ' Meadow House ',
    kind: 'center',
    careTypes: ['preschool', 'daycare', 'daycare'],
    address: '12 Oak St,  Orlando, fl 32801',
    phone: '407.555.0177',
    position: 'Owner',
  }
  const read = (more: Record<string, unknown> = {}) => additionInput.safeParse({ ...MEADOW, ...more })
  const problems = (more: Record<string, unknown>) =>
    read(more).error?.issues.map(({ path, message }) => [path[0], englishText(message)]) ?? []

  test('the values of a missing provider are normalized', () => {
    expect(read({ licenseNumber: ' ', website: 'meadow.example' }).data).toEqual({
      fields: { position: 'Owner', licenseNumber: null, note: '' },
      noneOf: [],
      addition: {
        name: 'Meadow House',
        kind: 'center',
        careTypes: ['daycare', 'preschool'],
        address: '12 Oak St, Orlando, FL 32801',
        phone: '(407) 555-0177',
        email: '',
        website: 'https://meadow.example',
      },
    })
  })

  test('a street is required, except for a home, where it is rejected', () => {
    expect(problems({ kind: 'family_home' })).toEqual([['address', expect.stringMatching(/leave out the street/)]])
    expect(problems({ kind: 'family_home', address: 'Orlando, FL 32801' })).toEqual([])
    expect(problems({ address: 'Orlando, FL 32801' })).toEqual([
      ['address', expect.stringMatching(/street and its number/)],
    ])
  })

  test('an invalid value is reported at its field', () => {
    const bad: [string, unknown][] = [
      ['name', ''],
      ['name', 'x'.repeat(161)],
      ['name', 'half \ud800 a letter'],
      ['name', 'nul \0'],
      ['kind', 'castle'],
      ['careTypes', ['robots']],
      ['address', 'somewhere'],
      ['phone', ''],
      ['phone', '12345'],
      ['email', 'nobody'],
      ['website', 'javascript:alert(1)'],
      ['website', 'http://user@host.example'],
      ['position', ' '],
      ['noneOf', Array.from({ length: 51 }, () => 'x')],
    ]
    for (const [field, value] of bad) expect([field, problems({ [field]: value })[0]?.[0]]).toEqual([field, field])
  })

  test('the search text fills in the name, if it can be one', () => {
    expect(addQuery.parse({ name: 'Meadow' })).toEqual({ name: 'Meadow' })
    expect(addQuery.parse({ name: ['a', 'b'] })).toEqual({ name: '' })
    expect(addQuery.parse({ name: 'x'.repeat(500) })).toEqual({ name: '' })
  })
})
