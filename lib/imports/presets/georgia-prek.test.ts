import fc from 'fast-check'
import { inEnglish } from '@/tests/support/platform/in-english'
import { georgiaPrek } from './georgia-prek'

const row = {
  ID: '7',
  PROVIDERNUMBER: 'CCLC-7',
  PROGRAMABBREVIATION: 'CCLC',
  LOCATION_NAME: 'Otter Creek Learning Center',
  LOCATION_PHONE: '(404) 555-0101',
  LOCATION_WEBSITE: 'www.otter.example.com',
  CAPACITY: '99',
  ACCREDITATIONS: 'SACS|GAC|NAEYC',
  SERVICESPROVIDED: 'CACFP|Drop-In Care|Head Start',
  TRANSPORTATION: 'To/From School',
  FINANCIALINFO: 'Multi-Child Discount',
  SPECIALHOURINFO: 'Parent’s night out',
  ENVIRONMENTINFO: 'No pets|Secure Grounds/Keypad Access',
  MEALINFO: 'Breakfast|Lunch',
  CAMPCAREINFO: 'Summer Camp',
  ACTIVITIES: 'Academic|Field Trips',
  LANGUAGES: 'English (Taught and Spoken by Staff)|Spanish (Taught)|Russian (Spoken by Staff)',
  OTHERCHILDCARETYPES: "After-school Program|Georgia's Pre-K",
  WEEKLYFULLDAYRATES:
    'Under 1 year - $280.00|1 year - $1,250.50|5 years (Kindergarten) - $90.00|5 years & older - $115.00',
  DAYS_OP: 'MO,TU,SA',
  HOURS_OPEN: '06:30:00',
  HOURS_CLOSE: '18:00:00',
  HOURS_OPEN_WEEKEND: '08:00:00',
  HOURS_CLOSE_WEEKEND: '12:00:00',
  ST_ADDRESS: '8 Otter Drive',
  ST_CITY: 'Atlanta',
  ST_STATE: 'Ga',
  ST_ZIP: '30303',
  ST_COUNTY: 'Fulton',
  ST_LATITUDE: '33.75',
  ST_LONGITUDE: '-84.39',
  ACCEPTINGCHILDRENTIMETYPE: 'Full Time|Part Time',
  MINIMUMAGEBYVALUE: '6',
  MINIMUMAGEBYTYPE: 'Weeks',
  MAXIMUMAGEBYVALUE: '12',
  MAXIMUMAGEBYTYPE: 'Years',
  RATE_REGISTRATIONFEE: '75.0',
  LASTUPDATEDDATE: '2025-03-21T10:00:13.027',
  ISTEMPORARILYCLOSED: 'False',
  CURRENTPROGRAMSTATUS: 'Open',
}
const read = (known: Partial<typeof row> = {}) => georgiaPrek.read({ ...row, ...known }, '2025-03-21')

test('hours, ages, tuition, amenities, languages, accreditation, website and license are parsed', () => {
  const provenance = { source: 'state_file', sourceName: 'Georgia DECAL list', confirmedOn: '2025-03-21' }
  expect(read()).toMatchObject({
    sourceId: '7',
    notes: [],
    place: { street: '8 Otter Drive', state: 'GA', zip: '30303', point: { latitude: 33.75, longitude: -84.39 } },
    known: {
      name: 'Otter Creek Learning Center',
      kind: 'center',
      careTypes: ['daycare', 'preschool', 'after_school'],
      phone: '(404) 555-0101',
      website: 'http://www.otter.example.com',
      capacity: 99,
      ageMinMonths: 1,
      ageMaxMonths: 155,
      hours: [
        { weekday: 0, opensMinute: 390, closesMinute: 1080 },
        { weekday: 1, opensMinute: 390, closesMinute: 1080 },
        { weekday: 5, opensMinute: 480, closesMinute: 720 },
      ],
      ageBands: [
        { band: 'infant', tuitionWeeklyCents: 28_000 },
        { band: 'one', tuitionWeeklyCents: 125_050 },
        { band: 'school_age', tuitionWeeklyCents: 11_500 },
      ],
      registrationFeeCents: 7_500,
      languages: ['english'],
      accreditations: ['naeyc', 'cognia'],
      programs: ['head_start'],
      schedules: ['drop_in', 'weekend'],
      licenses: [{ number: 'CCLC-7', issuer: 'Georgia DECAL', asOf: '2025-03-21', kind: 'Child care learning center' }],
      facts: { contact: provenance, hours: provenance, tuition: provenance, license: provenance },
    },
  })
  const clean = read()
  expect('known' in clean && clean.known.amenities?.toSorted()).toEqual([
    'after_school_hours',
    'breakfast_included',
    'field_trips',
    'keypad_entry',
    'lunch_included',
    'no_pets',
    'parents_night_out',
    'part_time_days',
    'school_transport',
    'second_language',
    'sibling_discount',
    'summer_camp',
  ])
})

test('a school and an exempt program have a number but no license', () => {
  expect(read()).toMatchObject({ known: { licenses: [{ number: 'CCLC-7' }] } })
  for (const PROGRAMABBREVIATION of ['LSS', 'GAHS', 'EXMT']) {
    const clean = read({ PROGRAMABBREVIATION })
    expect(clean).toHaveProperty('known.name')
    expect(clean).not.toHaveProperty('known.licenses')
  }
})

test("the age in months is used, not the file's conversion to weeks", () => {
  expect(read({ MINIMUMAGEBYVALUE: '18', MINIMUMAGEBYTYPE: 'Months' })).toMatchObject({ known: { ageMinMonths: 18 } })
})

test('an empty field is unknown', () => {
  const clean = read({
    MINIMUMAGEBYTYPE: '',
    MAXIMUMAGEBYVALUE: '',
    HOURS_OPEN: '',
    HOURS_CLOSE: '',
    CAPACITY: '0',
    WEEKLYFULLDAYRATES: '',
    RATE_REGISTRATIONFEE: '0.0',
  })
  expect(clean).toHaveProperty('known.name')
  for (const key of ['ageMinMonths', 'ageMaxMonths', 'hours', 'capacity', 'ageBands', 'registrationFeeCents'])
    expect(clean).not.toHaveProperty(`known.${key}`)
  for (const key of ['hours', 'tuition']) expect(clean).not.toHaveProperty(`known.facts.${key}`)
})

test.each([
  ['hours', { HOURS_OPEN: '06:30:00', HOURS_CLOSE: '05:30:00' }],
  ['ages', { MINIMUMAGEBYVALUE: '9', MINIMUMAGEBYTYPE: 'Years', MAXIMUMAGEBYVALUE: '4' }],
  ['tuition', { WEEKLYFULLDAYRATES: '2 years - $8000.00' }],
  ['website', { LOCATION_WEBSITE: 'ask us' }],
  ['phone', { LOCATION_PHONE: '555' }],
  ['word', { MEALINFO: 'Lunch|Otter Soup' }],
  ['status', { CURRENTPROGRAMSTATUS: 'RevocationPending' }],
  ['address', { ST_ADDRESS: '' }],
] as const)('implausible %s get a note', (code, known) => {
  expect(inEnglish(read(known))).toMatchObject({ notes: [{ code, text: expect.stringMatching(/\.$/) }] })
})

test('faith-based centers, homes and closed programs are recognized', () => {
  expect(read({ SERVICESPROVIDED: 'Religion-based' })).toMatchObject({ known: { kind: 'faith' } })
  expect(read({ PROGRAMABBREVIATION: 'FCCLH' })).toMatchObject({ known: { kind: 'family_home' } })
  expect(read({ CURRENTPROGRAMSTATUS: 'Closed' })).toMatchObject({ known: { status: 'closed' } })
  expect(read({ CURRENTPROGRAMSTATUS: 'Suspended' })).toMatchObject({ known: { status: 'temporarily_closed' } })
  expect(read({ ISTEMPORARILYCLOSED: 'True' })).toMatchObject({ known: { status: 'temporarily_closed' } })
})

test.each([
  ['id', { ID: '' }],
  ['name', { LOCATION_NAME: '?' }],
  ['kind', { PROGRAMABBREVIATION: 'ZOO' }],
  ['zip', { ST_ZIP: 'Atlanta' }],
  ['status', { CURRENTPROGRAMSTATUS: 'Otter' }],
] as const)('a row without a valid %s is rejected with a message', (code, known) => {
  expect(inEnglish(read(known))).toMatchObject({ code, reason: expect.stringMatching(/\.$/) })
})

test('no text in any column makes parsing throw', () => {
  const rows = fc.record(
    Object.fromEntries(
      Object.keys(row).map((key) => [
        key,
        fc.oneof(fc.constant(row[key as keyof typeof row]), fc.string({ unit: 'binary' })),
      ]),
    ),
  )
  fc.assert(fc.property(rows, (any) => Object.keys(georgiaPrek.read(any, '2025-03-21')).length > 0))
})
