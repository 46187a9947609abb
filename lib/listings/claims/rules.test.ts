import { checksOf, type Evidence, isRisky, licenseVerdict, maskedEmail, strengthOf } from './rules'

describe('masked email', () => {
  test('only the first letter and the domain of an address are shown', () => {
    expect(maskedEmail('info@little-harbor.example')).toBe('i***@little-harbor.example')
  })
})

describe('strength', () => {
  const of = (evidence: Partial<Evidence>) =>
    strengthOf({ license: 'not-given', isEmailProved: false, hasDocument: false, ...evidence })

  test('a verified mailbox and a matching license number are strong evidence only together', () => {
    expect(of({ isEmailProved: true, license: 'same' })).toBe('strong')
    expect(of({ isEmailProved: true })).toBe('medium')
    expect(of({ isEmailProved: true, license: 'no-record' })).toBe('medium')
    expect(of({ license: 'same' })).toBe('weak')
  })

  test('a document with a matching license number is medium evidence', () => {
    expect(of({ hasDocument: true, license: 'same' })).toBe('medium')
    expect(of({ hasDocument: true })).toBe('weak')
    expect(of({ hasDocument: true, isEmailProved: true })).toBe('medium')
  })

  test('a wrong license number weakens all other evidence', () => {
    expect(of({ license: 'other', hasDocument: true })).toBe('weak')
    expect(of({ license: 'other', isEmailProved: true, hasDocument: true })).toBe('medium')
  })

  test.each([
    ['C09OR0123', ['C09OR0123'], 'same'],
    [' c09-or 0123', ['C09OR0123'], 'same'],
    ['C09OR0124', ['C09OR0123', 'X1'], 'other'],
    ['X1', ['C09OR0123', 'X1'], 'same'],
    ['C09OR0123', [], 'no-record'],
    ['--', ['--'], 'not-given'],
    ['', ['X1'], 'not-given'],
    [null, ['X1'], 'not-given'],
  ] as const)('the number %j against %j is %s', (typed, onRecord, verdict) => {
    expect(licenseVerdict(typed, onRecord)).toBe(verdict)
  })
})

describe('checks', () => {
  const nothing: Evidence = { license: 'not-given', isEmailProved: false, hasDocument: false }
  const record: Parameters<typeof checksOf>[1] = {
    name: 'Little Harbor',
    email: 'info@harbor.example',
    website: 'https://www.little-harbor.example/a',
  }
  const states = (claimed: Partial<Parameters<typeof checksOf>[0]>, on = record) =>
    Object.fromEntries(
      checksOf({ ...nothing, email: 'kim@mail.example', daycareName: null, ...claimed }, on).map(({ code, state }) => [
        code,
        state,
      ]),
    )

  test('an admin reads point by point what matches, what does not, what nobody showed, and what only they can judge', () => {
    expect(states({ license: 'other' })).toEqual({
      license: 'differs',
      mailbox: 'unknown',
      document: 'unknown',
      address: 'differs',
      name: 'unknown',
    })
    const all = { license: 'same', isEmailProved: true, hasDocument: true, daycareName: 'LITTLE harbor' } as const
    expect(states({ ...all, email: 'Kim@Little-Harbor.example' })).toEqual({
      license: 'matches',
      mailbox: 'matches',
      document: 'open',
      address: 'matches',
      name: 'matches',
    })
    expect(states({ license: 'no-record', daycareName: 'Moss and Stone' })).toMatchObject({
      license: 'unknown',
      name: 'differs',
    })
  })

  test('without an e-mail or a website on file, an address can be compared with nothing', () => {
    const bare = { name: 'Little Harbor', email: null, website: null }
    expect(states({}, bare).address).toBe('unknown')
  })

  test('a wrong license number is risky whatever else was shown, and so is weak evidence', () => {
    expect(isRisky({ ...nothing, license: 'other', isEmailProved: true })).toBe(true)
    expect(isRisky(nothing)).toBe(true)
    expect(isRisky({ ...nothing, license: 'same', hasDocument: true })).toBe(false)
  })
})
