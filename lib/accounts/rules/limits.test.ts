import { mailTries, signInTries, signUpTries, tokenTries } from './limits'

const stranger = { address: '192.0.2.1', knownUserId: null }
const keys = (tries: { of: (string | number)[] }[]) => tries.map(({ of }) => of)

test('a try to sign in counts for the account, however it is spelled, and for the address', () => {
  expect(keys(signInTries('Pat@Home.test', 7, stranger))).toEqual([
    ['sign-in', 'pat@home.test'],
    ['sign-in, address', '192.0.2.1'],
  ])
})

test('an account that does not exist is counted like one that does', () => {
  expect(signInTries('no@home.test', undefined, stranger)).toEqual(signInTries('no@home.test', 7, stranger))
})

test('a known browser is not counted together with attackers who guess at the account', () => {
  expect(keys(signInTries('pat@home.test', 7, { ...stranger, knownUserId: 7 }))[0]).toEqual([
    'sign-in, known browser',
    7,
  ])
})

test('a browser known for one account helps with no other, nor with none', () => {
  for (const userId of [8, undefined])
    expect(keys(signInTries('kim@home.test', userId, { ...stranger, knownUserId: 7 }))[0]).toEqual([
      'sign-in',
      'kim@home.test',
    ])
})

test('where addresses are unknown no shared counter is used', () => {
  const nowhere = { address: null, knownUserId: null }
  expect(keys(signInTries('pat@home.test', 7, nowhere))).toEqual([['sign-in', 'pat@home.test']])
  expect(signUpTries(nowhere)).toEqual([])
  expect(tokenTries(nowhere)).toEqual([])
  expect(keys(mailTries('reset', 'pat@home.test', nowhere))).toEqual([['reset', 'pat@home.test']])
})

test('the limits are those that were promised', () => {
  const limits = (tries: { limit: object }[]) => tries.map(({ limit }) => limit)
  expect(limits(signInTries('a', 1, stranger))).toEqual([
    { max: 10, windowSeconds: 180 },
    { max: 25, windowSeconds: 300 },
  ])
  expect(limits(signUpTries(stranger))).toEqual([{ max: 5, windowSeconds: 1800 }])
  expect(limits(mailTries('reset', 'a', stranger))).toEqual([
    { max: 5, windowSeconds: 1800 },
    { max: 5, windowSeconds: 1800 },
  ])
})
