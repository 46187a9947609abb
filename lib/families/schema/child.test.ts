import { childInput, childParams, profileInput } from './child'

const child = { name: 'Mia', birthMonth: '2025-03', startMonth: '2026-12', notes: 'Naps at noon.' }
const problemOf = (change: Record<string, unknown>) =>
  childInput.safeParse({ ...child, ...change }).error?.issues[0]?.message

test('a child is a name, a month of birth, a month to start and notes, and nothing else that somebody adds', () => {
  expect(childInput.parse({ ...child, userId: 7, birthDate: '2025-03-14' })).toEqual(child)
})

test('a start that is not decided and notes that are not there may be left out', () => {
  const { startMonth, notes, ...rest } = child
  expect(childInput.parse(rest)).toEqual({ ...rest, startMonth: null, notes: '' })
  expect(childInput.parse({ ...child, startMonth: '' }).startMonth).toBeNull()
})

test('a name stands in one line', () => {
  expect(childInput.parse({ ...child, name: '  Mia \r\n Rose ' }).name).toBe('Mia Rose')
})

test.each([
  [{ name: ' ' }, 'Please enter a first name or nickname.'],
  [{ name: undefined }, 'Please enter a first name or nickname.'],
  [{ name: 'M'.repeat(41) }, 'Please use at most 40 characters.'],
  [{ name: 'Mia\0' }, 'This text has a character that cannot be stored.'],
  [{ birthMonth: '' }, 'Please choose the month and the year of birth.'],
  [{ birthMonth: '2025-13' }, 'Please choose the month and the year of birth.'],
  [{ birthMonth: '2025-03-14' }, 'Please choose the month and the year of birth.'],
  [{ startMonth: 'soon' }, 'Please choose a month.'],
  [{ notes: 'n'.repeat(2_001) }, 'Please use at most 2000 characters.'],
  [{ notes: '\ud800' }, 'This text has a character that cannot be stored.'],
])('%j is refused with a sentence', (change, sentence) => {
  expect(problemOf(change)).toBe(sentence)
})

test('the call about the first child takes what the specification names, each part by itself', () => {
  expect(profileInput.parse({})).toEqual({})
  expect(
    profileInput.parse({
      childName: 'Mia',
      childAge: 20,
      childPreferences: ' Naps\r\nat noon ',
      notificationPreferences: 'email, app',
    }),
  ).toEqual({
    childName: 'Mia',
    childAge: 20,
    childPreferences: 'Naps\nat noon',
    notificationPreferences: ['email', 'app'],
  })
  expect(profileInput.parse({ notificationPreferences: '' })).toEqual({ notificationPreferences: [] })
})

test.each([
  [{ childAge: 20.5 }, /whole months, from 0 to 155/],
  [{ childAge: -1 }, /whole months, from 0 to 155/],
  [{ childAge: 156 }, /whole months, from 0 to 155/],
  [{ childAge: '20' }, /whole months, from 0 to 155/],
  [{ childName: '' }, /first name or nickname/],
  [{ notificationPreferences: 'email, pigeon' }, /"app" and "email"/],
  [{ notificationPreferences: ['email'] }, /"app" and "email"/],
])('%j is refused there too', (change, sentence) => {
  expect(profileInput.safeParse(change).error?.issues[0]?.message).toMatch(sentence)
})

test('a child in an address is a number that the database can hold', () => {
  expect(childParams.parse({ id: '12' })).toEqual({ id: 12 })
  for (const id of ['', 'x', '1.5', '-1', '99999999999']) expect(childParams.safeParse({ id }).success).toBe(false)
})
