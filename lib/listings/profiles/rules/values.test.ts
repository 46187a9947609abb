import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import { translate } from '@/tests/support/setup/translate'
import type { ProfilePhoto } from '../types'
import { isImmediate } from './changes'
import {
  amenityLabels,
  applyProposed,
  changedFields,
  currentPhotos,
  descriptionsWith,
  emptySlots,
  movePhoto,
  NO_VALUES,
  pick,
  replaceCover,
  type ValueTexts,
  valueLines,
  withMissing,
} from './values'

const TEXTS: ValueTexts = {
  t: translate('en', 'listings.values'),
  hours: translate('en', 'providers.hours'),
  amenities: translate('en', 'providers.amenities'),
  tourPlaces: translate('en', 'providers.tourPlaces'),
  locale: 'en',
}

describe('values', () => {
  const { rules: RULES } = DEFAULT_SETTINGS['at-once']

  const PAGE = { ...NO_VALUES, businessName: 'Harbor House', phone: '(407) 555-0100' }

  test('a change contains only what differs, and applying it gives the wanted page', () => {
    const wanted = { ...PAGE, aboutUs: 'A yard.', amenities: ['nap_room'] }
    expect(changedFields(PAGE, wanted)).toEqual(['aboutUs', 'amenities'])
    const proposed = { aboutUs: { from: '', to: 'A yard.' }, amenities: { from: [], to: ['nap_room'] } }
    expect(applyProposed(PAGE, proposed)).toEqual(wanted)
    expect(pick(wanted, ['aboutUs'])).toEqual({ aboutUs: 'A yard.' })
  })

  test('a description in another language takes the place of the one before, and leaves with its last word', () => {
    const spanish = { 'aboutUs-es-US': 'Un patio.' }
    expect(changedFields(PAGE, { ...PAGE, ...spanish })).toEqual(['aboutUs-es-US'])
    const before = { 'es-US': 'Una guardería.', 'of-a-newer-release': '...' }
    expect(descriptionsWith(before, { ...spanish, aboutUs: 'A yard.' })).toEqual({ ...before, 'es-US': 'Un patio.' })
    expect(descriptionsWith({ 'es-US': 'Una guardería.' }, { 'aboutUs-es-US': '' })).toEqual({})
    expect(descriptionsWith(before, { aboutUs: '' })).toEqual(before)
  })

  test('values are compared as text: weekdays, amenity labels, paragraphs', () => {
    const hours = [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }]
    expect(valueLines(TEXTS, 'hours', { ...PAGE, hours })[0]).toBe('Monday: 6:30 AM – 6:00 PM')
    expect(valueLines(TEXTS, 'hours', PAGE)).toEqual([])
    expect(valueLines(TEXTS, 'aboutUs', { ...PAGE, aboutUs: 'One.\n\nTwo.' })).toEqual(['One.', 'Two.'])
    expect(amenityLabels(TEXTS.amenities, ['nap_room', 'of an older release'])).toEqual(['Quiet nap room'])
    const seasonalHours = 'Jun 1 – Aug 10: Mon – Thu 7:00 AM – 5:00 PM'
    expect(valueLines({ ...TEXTS, locale: 'es-US' }, 'seasonalHours', { ...PAGE, seasonalHours })).toEqual([
      '1 jun – 10 ago: lun – jue 7:00 AM – 5:00 PM',
    ])
  })

  test.each([
    ['(407) 555-0199', true],
    ['(407) 555-0100 ext. 2', true],
    ['(305) 555-0100', false],
    ['', false],
  ])('a phone number changed to “%s” is live immediately: %s', (phone, isAtOnce) => {
    expect(isImmediate('phone', PAGE, { ...PAGE, phone }, RULES)).toBe(isAtOnce)
  })

  test('a first phone number and every other field need a decision', () => {
    expect(isImmediate('phone', NO_VALUES, PAGE, RULES)).toBe(false)
    expect(isImmediate('businessName', NO_VALUES, PAGE, RULES)).toBe(false)
  })

  test('only the chosen rules apply: no rules, no immediate changes', () => {
    const hours = { ...PAGE, hours: [{ weekday: 0, opensMinute: 420, closesMinute: 1020 }] }
    expect(isImmediate('hours', PAGE, hours, RULES)).toBe(false)
    expect(isImmediate('hours', PAGE, hours, ['hours'])).toBe(true)
    expect(isImmediate('phone', PAGE, { ...PAGE, phone: '(407) 555-0111' }, [])).toBe(false)
  })
})

describe('photo list', () => {
  const photo = (path: string): ProfilePhoto => ({ path, alt: `Shows ${path}`, caption: '', width: 800, height: 450 })
  const list = ['a', 'b', 'c'].map(photo)
  const paths = (photos: readonly ProfilePhoto[]) => photos.map(({ path }) => path).join('')

  test('the photos are those of a pending change, or else the live ones', () => {
    const live = { ...NO_VALUES, photos: list }
    const fields = { photos: { from: list, to: [photo('z')] } }
    expect(paths(currentPhotos({ live, change: null }))).toBe('abc')
    expect(paths(currentPhotos({ live, change: { status: 'pending', fields } }))).toBe('z')
    expect(paths(currentPhotos({ live, change: { status: 'decided', fields } }))).toBe('abc')
    expect(paths(currentPhotos({ live, change: { status: 'pending', fields: {} } }))).toBe('abc')
  })

  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [9, 0, 'abc'],
  ])('a photo moved from %d to %d leaves the others in order: %s', (from, to, expected) => {
    expect(paths(movePhoto(list, from, to))).toBe(expected)
    expect(paths(list)).toBe('abc')
  })

  test('a new cover replaces the first photo, or is added to an empty list', () => {
    expect(paths(replaceCover(list, photo('z')))).toBe('zbc')
    expect(paths(replaceCover([], photo('z')))).toBe('z')
  })

  test('missing photos are appended, without duplicates', () => {
    expect(paths(withMissing(list, [photo('c'), photo('d')]))).toBe('abcd')
  })

  test('five empty slots are shown as long as the page has room for five, and always at least one', () => {
    expect([0, 1, 6, 35, 37, 40].map((count) => emptySlots(Array.from({ length: count }, () => photo('a'))))).toEqual([
      5, 5, 5, 5, 3, 1,
    ])
  })
})
