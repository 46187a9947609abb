import { AS_IT_COMES } from '@/lib/site-settings/schema'
import { goesLiveAtOnce } from './at-once'
import { amenityLabels, changedFields, NO_VALUES, pick, valueLines, withProposed } from './values'

const { rules: RULES } = AS_IT_COMES['at-once']

const PAGE = { ...NO_VALUES, businessName: 'Harbor House', phone: '(407) 555-0100' }

test('only what differs is a change, and laid over the page it is the page that was wanted', () => {
  const wanted = { ...PAGE, aboutUs: 'A yard.', amenities: ['nap_room'] }
  expect(changedFields(PAGE, wanted)).toEqual(['aboutUs', 'amenities'])
  const proposed = { aboutUs: { from: '', to: 'A yard.' }, amenities: { from: [], to: ['nap_room'] } }
  expect(withProposed(PAGE, proposed)).toEqual(wanted)
  expect(pick(wanted, ['aboutUs'])).toEqual({ aboutUs: 'A yard.' })
})

test('people compare words: days, amenities by name, paragraphs', () => {
  const hours = [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }]
  expect(valueLines('hours', { ...PAGE, hours })[0]).toBe('Monday: 6:30 AM – 6:00 PM')
  expect(valueLines('hours', PAGE)).toEqual([])
  expect(valueLines('aboutUs', { ...PAGE, aboutUs: 'One.\n\nTwo.' })).toEqual(['One.', 'Two.'])
  expect(amenityLabels(['nap_room', 'of an older release'])).toEqual(['Quiet nap room'])
})

test.each([
  ['(407) 555-0199', true],
  ['(407) 555-0100 ext. 2', true],
  ['(305) 555-0100', false],
  ['', false],
])('a phone number that becomes “%s” is there at once: %s', (phone, isAtOnce) => {
  expect(goesLiveAtOnce('phone', PAGE, { ...PAGE, phone }, RULES)).toBe(isAtOnce)
})

test('a first phone number and every other field wait for a decision', () => {
  expect(goesLiveAtOnce('phone', NO_VALUES, PAGE, RULES)).toBe(false)
  expect(goesLiveAtOnce('businessName', NO_VALUES, PAGE, RULES)).toBe(false)
})

test('admins choose what goes live at once: hours only where they say so, and nothing where they say nothing', () => {
  const hours = { ...PAGE, hours: [{ weekday: 0, opensMinute: 420, closesMinute: 1020 }] }
  expect(goesLiveAtOnce('hours', PAGE, hours, RULES)).toBe(false)
  expect(goesLiveAtOnce('hours', PAGE, hours, ['hours'])).toBe(true)
  expect(goesLiveAtOnce('phone', PAGE, { ...PAGE, phone: '(407) 555-0111' }, [])).toBe(false)
})
