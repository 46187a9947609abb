import { NO_VALUES } from '@/lib/listings/profiles/rules/values'
import { storedTexts } from '../sheet-texts'
import type { EditSheet } from '../types'
import { sheetText } from './edit-sheet'
import { chosenProvenance, chosenSheet, differingFields, firstChoice, isJoinable, MERGE_FIELDS } from './merge-choices'

const traits: EditSheet['traits'] = {
  alternateNames: [],
  kind: 'center',
  careTypes: ['daycare'],
  programs: [],
  curricula: [],
  accreditations: [],
  languages: [],
  schedules: [],
  ageMinMonths: null,
  ageMaxMonths: null,
  capacity: null,
  registrationFeeCents: null,
  siblingDiscountPercent: null,
}
const band = (over: object) =>
  ({
    band: 'two',
    openings: null,
    openingsFrom: null,
    waitlist: null,
    tuitionWeeklyCents: null,
    childrenPerAdult: null,
    ...over,
  }) as EditSheet['ageBands'][number]
const KEEP: EditSheet = {
  status: 'open',
  values: { ...NO_VALUES, businessName: 'Otter House', phone: '(407) 555-0100', amenities: ['nut_free'] },
  traits: { ...traits, ageMinMonths: 2, ageMaxMonths: 60 },
  ageBands: [band({ openings: 1, tuitionWeeklyCents: 20_000 })],
}
const DROP: EditSheet = {
  status: 'closed',
  values: { ...NO_VALUES, businessName: 'The Otters', email: 'a@b.example', amenities: ['nut_free', 'lunch_included'] },
  traits: { ...traits, alternateNames: ['Otter House', 'Ollie'], programs: ['vpk'], capacity: 40 },
  ageBands: [band({ openings: 3, openingsFrom: '2027-01-04', tuitionWeeklyCents: 25_000, childrenPerAdult: 8 })],
}
const words = { keep: sheetText(storedTexts(), KEEP), drop: sheetText(storedTexts(), DROP) }
const chosen = (choices: Parameters<typeof chosenSheet>[2] = {}) => chosenSheet(KEEP, DROP, choices)

test('without a choice the surviving provider’s value stays, and the other name becomes an alternate name', () => {
  expect(chosen()).toMatchObject({ status: 'open', values: KEEP.values })
  expect(chosen().traits).toEqual({ ...KEEP.traits, alternateNames: ['The Otters'] })
  expect(chosen().ageBands).toEqual([band({ openings: 1, tuitionWeeklyCents: 20_000, childrenPerAdult: 8 })])
  expect(chosen({ businessName: 'drop', alternateNames: 'both' })).toMatchObject({
    values: { businessName: 'The Otters' },
    traits: { alternateNames: ['Otter House', 'Ollie'] },
  })
})

test('the preselected choices lose no stated value', () => {
  const first = Object.fromEntries(
    differingFields(words.keep, words.drop).map((field) => [field, firstChoice(field, words.keep, words.drop)]),
  )
  expect(first).toMatchObject({
    businessName: 'keep',
    email: 'drop',
    phone: 'keep',
    amenities: 'both',
    programs: 'drop',
    capacity: 'drop',
    ages: 'keep',
    openings: 'keep',
  })
  expect(first).not.toHaveProperty('kind')
  expect(first).not.toHaveProperty('status')
})

test('lists can be combined without duplicates, the surviving provider’s first; single values cannot', () => {
  expect(chosen({ amenities: 'both', programs: 'both' })).toMatchObject({
    values: { amenities: ['nut_free', 'lunch_included'] },
    traits: { programs: ['vpk'] },
  })
  expect(chosen({ phone: 'both' }).values.phone).toBe('(407) 555-0100')
  expect(MERGE_FIELDS.filter(isJoinable)).toHaveLength(9)
})

test('of two descriptions in Spanish the surviving provider’s is kept, unless the other is chosen', () => {
  const withSpanish = (sheet: EditSheet, text: string) => ({
    ...sheet,
    values: { ...sheet.values, 'aboutUs-es-US': text },
  })
  const [ours, theirs] = [withSpanish(KEEP, 'Un patio.'), withSpanish(DROP, 'Un huerto.')]
  const textOf = (choices: Parameters<typeof chosenSheet>[2]) =>
    chosenSheet(ours, theirs, choices).values['aboutUs-es-US']
  expect([textOf({}), textOf({ 'aboutUs-es-US': 'drop' })]).toEqual(['Un patio.', 'Un huerto.'])
  const [keep, drop] = [sheetText(storedTexts(), ours), sheetText(storedTexts(), theirs)]
  expect(firstChoice('aboutUs-es-US', keep, drop)).toBe('keep')
})

test('openings and prices are chosen separately, each with its own fields', () => {
  expect(chosen({ openings: 'drop', tuition: 'keep', ages: 'drop' })).toMatchObject({
    traits: { ageMinMonths: null, ageMaxMonths: null },
    ageBands: [
      { band: 'two', openings: 3, openingsFrom: '2027-01-04', tuitionWeeklyCents: 20_000, childrenPerAdult: 8 },
    ],
  })
})

const confirmedBy = (confirmedOn: string, sourceName: string) =>
  ({ source: 'state_file', sourceName, confirmedOn }) as const

test('a fact group has the provenance of the provider its values come from; a mixed group has the older one', () => {
  const ours = { contact: confirmedBy('2026-10-01', 'A'), hours: confirmedBy('2026-10-01', 'A') }
  const theirs = {
    contact: confirmedBy('2026-05-01', 'B'),
    tuition: confirmedBy('2026-05-01', 'B'),
    license: confirmedBy('2026-05-01', 'B'),
  }
  const differing = ['phone', 'email', 'tuition'] as const
  expect(chosenProvenance(ours, theirs, differing, { phone: 'keep', email: 'keep', tuition: 'keep' })).toEqual({
    contact: ours.contact,
    hours: ours.hours,
    license: theirs.license,
  })
  expect(chosenProvenance(ours, theirs, differing, { phone: 'keep', email: 'drop', tuition: 'drop' })).toEqual({
    contact: theirs.contact,
    hours: ours.hours,
    tuition: theirs.tuition,
    license: theirs.license,
  })
  expect(chosenProvenance(ours, theirs, ['phone'], { phone: 'drop' }).contact).toEqual(theirs.contact)
  expect(chosenProvenance(theirs, ours, ['phone', 'email'], { phone: 'drop', email: 'drop' }).contact).toEqual(
    ours.contact,
  )
  expect(chosenProvenance(theirs, ours, ['phone', 'email'], { phone: 'drop' }).contact).toEqual(theirs.contact)
  expect(chosenProvenance({}, theirs, ['phone', 'email'], { phone: 'drop' }).contact).toEqual(theirs.contact)
  const newer = { license: confirmedBy('2026-06-01', 'C') }
  expect(chosenProvenance(theirs, newer, [], {}).license).toEqual(newer.license)
  expect(chosenProvenance(newer, theirs, [], {}).license).toEqual(newer.license)
})
