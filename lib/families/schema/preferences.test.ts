import { preferencesForm, preferencesInput, preferencesQuery } from './preferences'

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
const problemOf = (change: Record<string, unknown>) => preferencesInput.safeParse(change).error?.issues[0]?.message

test('everything may be left open, by leaving it out or by empty fields', () => {
  expect(preferencesInput.parse({})).toEqual(NOTHING)
  expect(preferencesInput.parse({ dropOff: '', pickUp: '', homeZip: ' ', workZip: null })).toEqual(NOTHING)
})

test('choices stand each once in the order in which they are offered', () => {
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
  [{ preferredAmenities: ['moon_rocket'] }, 'Please choose from the amenities of the list.'],
  [{ preferredAmenities: ['music_movement'] }, 'Please choose from the amenities of the list.'],
  [{ preferredActivities: 'music_movement' }, 'Please choose from the activities of the list.'],
  [{ days: ['someday'] }, 'Please choose from the days of the week.'],
  [{ days: Array(15).fill('mon') }, 'Please choose from the days of the week.'],
  [{ weeklyBudgetCents: 99 }, 'Please enter a weekly budget from $1 to $5,000, or leave it empty.'],
  [{ weeklyBudgetCents: 500_001 }, 'Please enter a weekly budget from $1 to $5,000, or leave it empty.'],
  [{ weeklyBudgetCents: 285.5 }, 'Please enter a weekly budget from $1 to $5,000, or leave it empty.'],
  [{ dropOff: '7:30' }, 'Please enter a time, like 7:30 AM.'],
  [{ pickUp: '24:00' }, 'Please enter a time, like 7:30 AM.'],
  [{ dropOff: '17:30', pickUp: '07:30' }, 'Pick-up has to be later than drop-off.'],
  [{ dropOff: '08:00', pickUp: '08:00' }, 'Pick-up has to be later than drop-off.'],
  [{ homeZip: '3280' }, 'A ZIP code has five digits, like 32801.'],
  [{ workZip: '32801-1234' }, 'A ZIP code has five digits, like 32801.'],
])('%j is refused with a sentence', (change, sentence) => {
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

test.each(['0', '5000.01', '-5', 'about 300', '300.5', '1e3'])('"%s" is no weekly budget', (weeklyBudget) => {
  const [issue] = preferencesForm.safeParse({ weeklyBudget }).error?.issues ?? []
  expect([issue?.path, issue?.message]).toEqual([['weeklyBudget'], expect.stringMatching(/from \$1 to \$5,000/)])
})

test('a pick-up before the drop-off is told at the pick-up', () => {
  const typed = { weeklyBudget: '', dropOff: '17:30', pickUp: '07:30' }
  expect(preferencesForm.safeParse(typed).error?.issues[0]?.path).toEqual(['pickUp'])
})

test('a parent is a number in the address, or nobody is named', () => {
  expect([preferencesQuery.parse({ userId: '7' }), preferencesQuery.parse({})]).toEqual([{ userId: 7 }, {}])
  expect(preferencesQuery.safeParse({ userId: 'me' }).error?.issues[0]?.message).toBe('This is no user.')
})
