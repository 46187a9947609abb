import { erasureDate, fullName, GRACE_DAYS, isSameAddress, isTestAddress, mailDate, splitName } from './account'

describe('names', () => {
  test.each([
    ['Pat Tester', 'Pat', 'Tester'],
    ['Pat', 'Pat', ''],
    ['  Ana María de la Cruz ', 'Ana', 'María de la Cruz'],
    ['Pat  Tester', 'Pat', 'Tester'],
    ['Pat\u00a0Tester', 'Pat', 'Tester'],
    ['', '', ''],
  ])('%j has a first and a last name', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName })
  })

  test('a full name may be a first name only', () => {
    expect(fullName({ firstName: 'Pat', lastName: 'Tester' })).toBe('Pat Tester')
    expect(fullName({ firstName: 'Pat', lastName: '' })).toBe('Pat')
  })
})

test('addresses are compared without case', () => {
  expect(isSameAddress('Pat@Home.test', 'pat@home.test')).toBe(true)
  expect(isSameAddress('pat@home.test', 'Pat@Home.test')).toBe(true)
  expect(isSameAddress('pat@home.test', 'pat@work.test')).toBe(false)
})

describe('test address', () => {
  test.each(['a@test.com', 'B@EXAMPLE.COM', 'parent@nookling.test'])('%s is a test address', (email) => {
    expect(isTestAddress(email)).toBe(true)
  })

  test.each(['a@test.com.evil.example', 'a@mytest.com', 'test.com@home.example', 'a@sub.test.com', ''])(
    '%j may be a real address',
    (email) => {
      expect(isTestAddress(email)).toBe(false)
    },
  )
})

describe('deletion', () => {
  test('a deleted account can be restored for two weeks', () => {
    expect(GRACE_DAYS).toBe(14)
    expect(erasureDate(new Date('2026-11-22T10:00:00Z'))).toEqual(new Date('2026-12-06T10:00:00Z'))
  })

  test('a mail spells out the day of the site’s time zone, as the settings do', () => {
    expect(mailDate('en', new Date('2026-12-06T04:59:00Z'))).toBe('December 5, 2026')
    expect(mailDate('en', new Date('2026-12-06T05:00:00Z'))).toBe('December 6, 2026')
  })
})
