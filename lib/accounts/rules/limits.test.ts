import { emailChangeAttempts, mailAttempts, signInAttempts, signUpAttempts, tokenAttempts } from './limits'

const client = { address: '192.0.2.1', knownUserId: null }
const keys = (tries: { of: (string | number)[] }[]) => tries.map(({ of }) => of)

test('a sign-in attempt is counted per account, ignoring case, and per address', () => {
  expect(keys(signInAttempts('Pat@Home.test', 7, client))).toEqual([
    ['sign-in', 'pat@home.test'],
    ['sign-in, address', '192.0.2.1'],
  ])
})

test('an unknown account is counted like an existing one', () => {
  expect(signInAttempts('no@home.test', undefined, client)).toEqual(signInAttempts('no@home.test', 7, client))
})

test('a known browser is counted separately from attackers who guess the password', () => {
  expect(keys(signInAttempts('pat@home.test', 7, { ...client, knownUserId: 7 }))[0]).toEqual([
    'sign-in, known browser',
    7,
  ])
})

test('a browser known for one account is not known for others', () => {
  for (const userId of [8, undefined])
    expect(keys(signInAttempts('kim@home.test', userId, { ...client, knownUserId: 7 }))[0]).toEqual([
      'sign-in',
      'kim@home.test',
    ])
})

test('a mail is counted per recipient, ignoring case, and per address; one to a new address also per account', () => {
  const counted = [
    ['reset', 'pat@home.test'],
    ['reset, address', '192.0.2.1'],
  ]
  expect(keys(mailAttempts('reset', 'Pat@Home.test', client))).toEqual(counted)
  expect(keys(emailChangeAttempts(7, 'Pat@Home.test', client))).toEqual([
    ['change e-mail of', 7],
    ['change e-mail', 'pat@home.test'],
    ['change e-mail, address', '192.0.2.1'],
  ])
})

test('without an address there is no counter per address', () => {
  const withoutAddress = { address: null, knownUserId: null }
  expect(keys(signInAttempts('pat@home.test', 7, withoutAddress))).toEqual([['sign-in', 'pat@home.test']])
  expect(signUpAttempts(withoutAddress)).toEqual([])
  expect(tokenAttempts(withoutAddress)).toEqual([])
  expect(keys(mailAttempts('reset', 'pat@home.test', withoutAddress))).toEqual([['reset', 'pat@home.test']])
})

test('the limits are the specified ones', () => {
  const limits = (tries: { limit: object }[]) => tries.map(({ limit }) => limit)
  expect(limits(signInAttempts('a', 1, client))).toEqual([
    { max: 10, windowSeconds: 180 },
    { max: 25, windowSeconds: 300 },
  ])
  expect(limits(signUpAttempts(client))).toEqual([{ max: 5, windowSeconds: 1800 }])
  expect(limits(mailAttempts('reset', 'a', client))).toEqual([
    { max: 5, windowSeconds: 1800 },
    { max: 5, windowSeconds: 1800 },
  ])
})
