import { type Evidence, licenseVerdict, maskedEmail, strengthOf } from './rules'

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
