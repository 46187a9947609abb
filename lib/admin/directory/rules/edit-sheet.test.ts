import { NO_VALUES } from '@/lib/listings/profiles/rules/values'
import { inEnglish } from '@/tests/support/platform/in-english'
import { translate } from '@/tests/support/setup/translate'
import { type EditTyped, editForm } from '../schema'
import { storedTexts } from '../sheet-texts'
import type { EditSheet } from '../types'
import {
  changedFields,
  EDIT_FIELDS,
  editedSheet,
  editFieldName,
  isEditField,
  reasonLabel,
  sheetText,
  typedSheet,
} from './edit-sheet'

const photo = { path: '/pictures/a.jpg', alt: 'The garden', caption: '', width: 800, height: 450 }
const SHEET: EditSheet = {
  status: 'open',
  values: {
    ...NO_VALUES,
    businessName: 'Otter House',
    businessLogo: '/pictures/logo.png',
    address: '1 Oak St, Orlando, FL 32801',
    phone: '(407) 555-0100',
    hours: [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }],
    photos: [photo],
    activities: [{ name: 'Music', description: 'Songs', ageGroup: null, frequency: null }],
    virtualTours: [{ place: 'extra', title: 'The garden', url: 'https://www.youtube.com/watch?v=a' }],
  },
  traits: {
    alternateNames: ['Otters'],
    kind: 'center',
    careTypes: ['daycare'],
    programs: ['vpk'],
    curricula: [],
    accreditations: [],
    languages: ['english', 'spanish'],
    schedules: [],
    ageMinMonths: 2,
    ageMaxMonths: null,
    capacity: 1_200,
    registrationFeeCents: 7_550,
    siblingDiscountPercent: 10,
  },
  ageBands: [
    {
      band: 'two',
      openings: 0,
      openingsFrom: '2027-01-04',
      waitlist: 3,
      tuitionWeeklyCents: 28_550,
      childrenPerAdult: 8,
    },
  ],
}
const typed = (over: Partial<EditTyped> = {}): EditTyped => ({ ...typedSheet('en', SHEET), reason: 'checked', ...over })
const edited = (over: Partial<EditTyped>) => editedSheet(SHEET, editForm.parse(typed(over)))
const changed = (over: Partial<EditTyped>) =>
  changedFields(sheetText(storedTexts(), SHEET), sheetText(storedTexts(), edited(over)))
const problems = (over: Partial<Record<keyof EditTyped, unknown>>) =>
  editForm.safeParse({ ...typed(), ...over }).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('an unchanged form changes nothing', () => {
  expect(changed({})).toEqual([])
  expect(edited({}).ageBands.find(({ band }) => band === 'two')).toEqual(SHEET.ageBands[0])
})

test('every field has a text', () => {
  expect(sheetText(storedTexts(), SHEET)).toMatchObject({
    status: 'Open',
    kind: 'Center',
    languages: 'English, Spanish',
    ages: '2 to any months',
    capacity: '1,200 children',
    registrationFee: '$75.50',
    siblingDiscount: '10%',
    openings: '2 years: 0',
    tuition: '2 years: $285.50',
    photos: 'The garden',
    curricula: '',
  })
  const one = { ...SHEET, traits: { ...SHEET.traits, capacity: 1 } }
  expect(sheetText(storedTexts(), one).capacity).toBe('1 child')
  const ageless = { ...SHEET, traits: { ...SHEET.traits, ageMinMonths: null } }
  expect(sheetText(storedTexts(), ageless).ages).toBe('')
  expect(EDIT_FIELDS.every(isEditField)).toBe(true)
  expect(isEditField('id')).toBe(false)
})

test.each([
  ['phone', { phone: '407-555-0177' }],
  ['aboutUs-es-US', { 'aboutUs-es-US': 'Un patio con sombra.' }],
  ['hours', { otherHours: 'Fri closed' }],
  ['ages', { ageMaxMonths: '71' }],
  ['capacity', { capacity: '' }],
  ['careTypes', { careTypes: ['daycare', 'preschool'] }],
  ['businessLogo', { removesLogo: true }],
  ['photos', { removedPhotos: [photo.path] }],
  ['activities', { removedActivities: ['Music'] }],
  ['virtualTours', { removedTours: ['extra'] }],
  ['tuition', { bands: { ...typed().bands, four: { openings: '', tuition: '$1,000' } } }],
] as const)('changing only %s makes only that field differ', (field, over) => {
  expect(changed(over as Partial<EditTyped>)).toEqual([field])
})

test('the date of an opening is removed with the old number', () => {
  const { ageBands } = edited({ bands: { ...typed().bands, two: { openings: '4', tuition: '285.50' } } })
  expect(ageBands.find(({ band }) => band === 'two')).toMatchObject({ openings: 4, openingsFrom: null, waitlist: 3 })
})

test.each([
  ['businessName', '  ', 'Please enter the business name.'],
  ['kind', 'castle', 'Please choose a kind.'],
  ['careTypes', [], 'Please choose at least one care type.'],
  ['programs', ['karate'], 'That isn’t on the list.'],
  ['capacity', '0', 'Please enter 1 to 5000.'],
  ['capacity', 'many', 'Please enter a whole number.'],
  ['ageMaxMonths', '1', 'The oldest age is below the youngest.'],
  ['siblingDiscountPercent', '101', 'Please enter 0 to 100.'],
  ['openingTime', 'soon', expect.any(String)],
  ['reason', '', 'Please tell us why.'],
  [
    'alternateNames',
    Array.from({ length: 21 }, (_, at) => `Name ${at}`).join('\n'),
    'You can add up to 20 other names.',
  ],
])('%s as “%s” is rejected at its field', (name, value, sentence) => {
  expect(inEnglish(problems({ [name]: value }))).toEqual([[name, sentence]])
})

test('a description is called by its language, in the admin’s language', () => {
  const namesIn = (locale: 'en' | 'es-US') =>
    (['aboutUs', 'aboutUs-es-US'] as const).map((field) =>
      editFieldName(translate(locale, 'admin.sheet'), locale, field),
    )
  expect(namesIn('en')).toEqual(['Description', 'Description in Spanish'])
  expect(namesIn('es-US')).toEqual(['Descripción', 'Descripción en español'])
})

test('a reason has a label; one from a newer release shows its code', () => {
  const t = translate('en', 'admin.sheet.reasons')
  expect(reasonLabel(t, 'checked')).toBe('We looked into it ourselves')
  expect(reasonLabel(t, 'moved')).toBe('moved')
})
