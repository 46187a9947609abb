import { message } from '@/lib/platform/language/message'
import { englishText } from '@/lib/platform/language/translate'
import { childInput, childParams, preferencesForm, preferencesInput, preferencesQuery, profileInput } from './schema'

describe('child', () => {
  const child = { name: 'Mia', birthMonth: '2025-03', startMonth: '2026-12', notes: 'Naps at noon.' }
  const problemOf = (change: Record<string, unknown>) =>
    englishText(childInput.safeParse({ ...child, ...change }).error?.issues[0]?.message ?? '')

  test('a child has a name, a month of birth, a start month and notes, and other fields are dropped', () => {
    expect(childInput.parse({ ...child, userId: 7, birthDate: '2025-03-14' })).toEqual(child)
  })

  test('the start month and the notes may be omitted', () => {
    const { startMonth, notes, ...rest } = child
    expect(childInput.parse(rest)).toEqual({ ...rest, startMonth: null, notes: '' })
    expect(childInput.parse({ ...child, startMonth: '' }).startMonth).toBeNull()
  })

  test('a name is on one line', () => {
    expect(childInput.parse({ ...child, name: '  Mia \r\n Rose ' }).name).toBe('Mia Rose')
  })

  test.each([
    [{ name: ' ' }, 'Please enter a first name or nickname.'],
    [{ name: undefined }, 'Please enter a first name or nickname.'],
    [{ name: 'M'.repeat(41) }, 'Please use at most 40 characters.'],
    [{ name: 'Mia\0' }, 'This text has a character we can’t save.'],
    [{ birthMonth: '' }, 'Please choose the month and the year of birth.'],
    [{ birthMonth: '2025-13' }, 'Please choose the month and the year of birth.'],
    [{ birthMonth: '2025-03-14' }, 'Please choose the month and the year of birth.'],
    [{ startMonth: 'soon' }, 'Please choose a month.'],
    [{ notes: 'n'.repeat(2_001) }, 'Please use at most 2000 characters.'],
    [{ notes: '\ud800' }, 'This text has a character we can’t save.'],
  ])('%j is rejected with a message', (change, sentence) => {
    expect(problemOf(change)).toBe(sentence)
  })

  test('the request about the first child accepts each specified field by itself', () => {
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
  ])('%j is rejected there too', (change, sentence) => {
    expect(englishText(profileInput.safeParse(change).error?.issues[0]?.message ?? '')).toMatch(sentence)
  })

  test('a child’s id in a URL is a number the database can store', () => {
    expect(childParams.parse({ id: '12' })).toEqual({ id: 12 })
    for (const id of ['', 'x', '1.5', '-1', '99999999999']) expect(childParams.safeParse({ id }).success).toBe(false)
  })
})

describe('preferences', () => {
  const NOTHING = {
    preferredAmenities: [],
    preferredActivities: [],
    weeklyBudgetCents: null,
    days: [],
    dropOff: null,
    pickUp: null,
    homeZip: null,
    workZip: null,
  }
  const problemOf = (change: Record<string, unknown>) =>
    englishText(preferencesInput.safeParse(change).error?.issues[0]?.message ?? '')

  test('every preference may be omitted or empty', () => {
    expect(preferencesInput.parse({})).toEqual(NOTHING)
    expect(preferencesInput.parse({ dropOff: '', pickUp: '', homeZip: ' ', workZip: null })).toEqual(NOTHING)
  })

  test('choices are unique and in catalogue order', () => {
    const taken = preferencesInput.parse({
      preferredAmenities: ['lunch_included', 'nap_room', 'lunch_included'],
      preferredActivities: ['creative_arts', 'music_movement'],
      days: ['fri', 'mon'],
    })
    expect(taken.preferredAmenities).toEqual(['nap_room', 'lunch_included'])
    expect(taken.preferredActivities).toEqual(['music_movement', 'creative_arts'])
    expect(taken.days).toEqual(['mon', 'fri'])
  })

  test.each([
    [{ preferredAmenities: ['moon_rocket'] }, 'Please choose amenities from the list.'],
    [{ preferredAmenities: ['music_movement'] }, 'Please choose amenities from the list.'],
    [{ preferredActivities: 'music_movement' }, 'Please choose activities from the list.'],
    [{ days: ['someday'] }, 'Please choose days of the week.'],
    [{ days: Array(15).fill('mon') }, 'Please choose days of the week.'],
    [{ weeklyBudgetCents: 99 }, 'Please enter a weekly budget from $1 to $5,000, or leave it empty.'],
    [{ weeklyBudgetCents: 500_001 }, 'Please enter a weekly budget from $1 to $5,000, or leave it empty.'],
    [{ weeklyBudgetCents: 285.5 }, 'Please enter a weekly budget from $1 to $5,000, or leave it empty.'],
    [{ dropOff: '7:30' }, 'Please enter a time, like 7:30 AM.'],
    [{ pickUp: '24:00' }, 'Please enter a time, like 7:30 AM.'],
    [{ dropOff: '17:30', pickUp: '07:30' }, 'Pick-up must be later than drop-off.'],
    [{ dropOff: '08:00', pickUp: '08:00' }, 'Pick-up must be later than drop-off.'],
    [{ homeZip: '3280' }, 'A ZIP code has five digits, like 32801.'],
    [{ workZip: '32801-1234' }, 'A ZIP code has five digits, like 32801.'],
  ])('%j is rejected with a message', (change, sentence) => {
    expect(problemOf(change)).toBe(sentence)
  })

  test.each([
    ['285', 28_500],
    ['$285', 28_500],
    ['$ 1,200.50', 120_050],
    ['5,000', 500_000],
    ['', null],
  ])('"%s" typed into the form is %s cents a week', (weeklyBudget, cents) => {
    expect(preferencesForm.parse({ weeklyBudget })).toEqual({ ...NOTHING, weeklyBudgetCents: cents })
  })

  test.each(['0', '5000.01', '-5', 'about 300', '300.5', '1e3'])('"%s" is not a weekly budget', (weeklyBudget) => {
    const [issue] = preferencesForm.safeParse({ weeklyBudget }).error?.issues ?? []
    expect(issue?.path).toEqual(['weeklyBudget'])
    expect(englishText(issue?.message ?? '')).toMatch(/from \$1 to \$5,000/)
  })

  test('a pick-up before the drop-off is an error of the pick-up field', () => {
    const typed = { weeklyBudget: '', dropOff: '17:30', pickUp: '07:30' }
    expect(preferencesForm.safeParse(typed).error?.issues[0]?.path).toEqual(['pickUp'])
  })

  test('the user id is a number in the URL, or is omitted', () => {
    expect([preferencesQuery.parse({ userId: '7' }), preferencesQuery.parse({})]).toEqual([{ userId: 7 }, {}])
    expect(preferencesQuery.safeParse({ userId: 'me' }).error?.issues[0]?.message).toBe(
      message('families.fieldErrors.noUser'),
    )
  })
})
