import { addDays } from '@/lib/platform/time/dates'
import type { ProviderDraft } from '@/lib/providers/schema'
import type { Outline } from './outlines'
import { scene } from './pictures'
import { monthStartAfter, STATE_LIST, STATE_OFFICE, stateListDay } from './provenance'

/** Invented links: those sites respond that the tour does not exist. */
const SAMPLE_TOURS: NonNullable<ProviderDraft['virtualTours']> = [
  {
    place: 'main_environment',
    title: 'The toddler room (sample)',
    url: 'https://my.matterport.com/show/?m=DEMO0000001',
  },
  { place: 'outdoor_area', title: 'The garden (sample)', url: 'https://kuula.co/share/DEMO01' },
]

/** A provider from the design mockups, complete: facts missing here are unknown. */
export type Special = {
  fits: (outline: Outline) => boolean
  name: string
  /** Stars of its published reviews. */
  stars: (1 | 2 | 3 | 4 | 5)[]
  draft: (today: string) => Partial<ProviderDraft>
}

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const weekdays = (opensMinute: number, closesMinute: number) =>
  [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute, closesMinute }))
const byProvider = (confirmedOn: string) => ({ source: 'provider', sourceName: 'the provider', confirmedOn }) as const
const byStateList = (today: string) =>
  ({ source: 'state_file', sourceName: STATE_LIST, confirmedOn: stateListDay(today) }) as const
const license = (number: string, kind: string, today: string) => ({
  number,
  kind,
  issuer: STATE_OFFICE,
  issuedOn: addDays(today, -2_015),
  expiresOn: addDays(today, 192),
  asOf: stateListDay(today),
})

/** The city where their addresses are. */
export const SPECIALS_CITY = 'orlando-fl'

export const SPECIALS: readonly Special[] = [
  {
    fits: (outline) => outline.status === 'open' && outline.kind === 'center' && !outline.isMontessori,
    name: 'Little Harbor Academy',
    stars: [...repeat(26, 5 as const), ...repeat(4, 4 as const), 3],
    draft: (today) => ({
      street: '214 E Robinson St',
      zip: '32801',
      latitude: 28.5455,
      longitude: -81.3742,
      description:
        'A small center beside Lake Eola with its own vegetable garden. Mornings are for play outside, afternoons for books, music and naps. Families eat breakfast with us on the last Friday of each month.',
      descriptions: {
        'es-US':
          'Un centro pequeño junto al lago, con su propio huerto. Por la mañana jugamos afuera; la tarde es para los libros, la música y la siesta. El último viernes de cada mes, las familias desayunan con nosotros. En todos los salones hay alguien que habla español.',
      },
      ageMinMonths: 1,
      ageMaxMonths: 71,
      capacity: 84,
      registrationFeeCents: 7_500,
      siblingDiscountPercent: 10,
      hours: weekdays(390, 1080),
      seasonalHours: [
        { from: '06-08', to: '08-07', hours: weekdays(420, 1050) },
        { from: '12-24', to: '01-01', hours: [] },
      ],
      email: 'hello@littleharboracademy.example',
      website: 'https://littleharboracademy.example',
      amenities: [
        ...(['keypad_entry', 'fenced_grounds', 'first_aid_staff', 'safe_sleep', 'infant_room', 'nap_room'] as const),
        ...(['book_corner', 'on_site_kitchen', 'outdoor_playground', 'shaded_yard', 'garden_beds'] as const),
        ...(['music_movement', 'early_literacy', 'breakfast_included', 'lunch_included', 'afternoon_snack'] as const),
        ...(['nut_free', 'part_time_days', 'sibling_discount', 'daily_reports', 'parent_conferences'] as const),
        'family_events',
      ],
      virtualTours: SAMPLE_TOURS,
      curricula: ['play_based'],
      accreditations: ['apple'],
      languages: ['english', 'spanish'],
      programs: ['vpk', 'school_readiness', 'gold_seal'],
      ageBands: [
        { band: 'infant', openings: 0, waitlist: 6, tuitionWeeklyCents: 31_000, childrenPerAdult: 4 },
        { band: 'one', openings: 2, tuitionWeeklyCents: 28_500, childrenPerAdult: 5 },
        {
          band: 'two',
          openings: 1,
          openingsFrom: monthStartAfter(today, 2),
          tuitionWeeklyCents: 26_500,
          childrenPerAdult: 8,
        },
        { band: 'three', tuitionWeeklyCents: 24_000, childrenPerAdult: 12 },
      ],
      facts: {
        openings: byProvider(addDays(today, -8)),
        tuition: byProvider(addDays(today, -79)),
        hours: byProvider(addDays(today, -8)),
        contact: byProvider(addDays(today, -79)),
        license: byStateList(today),
      },
      licenses: [license('DEMO-OR-0412', 'Child care facility', today)],
      inspections: [
        { inspectedOn: addDays(today, -93), violations: 0, sourceName: STATE_LIST },
        {
          inspectedOn: addDays(today, -290),
          violations: 1,
          summary: 'Fire drill log two weeks late.',
          correctedOn: addDays(today, -283),
          sourceName: STATE_LIST,
        },
      ],
      photos: [scene('front', 1), scene('room', 1), scene('yard', 2), scene('books', 1), scene('room', 2)],
      activities: [
        {
          name: 'Garden crew',
          description: 'Four children a day water, weed and report what has been eaten by snails.',
          ageGroup: '3 to 5 years',
          frequency: 'Daily',
        },
        {
          name: 'Breakfast with families',
          description: 'Parents, grandparents and anybody with a spoon eat with us in the yard.',
          frequency: 'Last Friday of the month',
        },
      ],
      sponsoredUntil: `${addDays(today, 120)}T00:00:00Z`,
    }),
  },
  {
    fits: (outline) => outline.status === 'open' && outline.isMontessori,
    name: 'Sunny Sprouts Montessori',
    stars: [...repeat(12, 5 as const), ...repeat(5, 4 as const), 3],
    draft: (today) => ({
      careTypes: ['daycare', 'preschool', 'montessori'],
      street: '871 Satsuma St',
      zip: '32801',
      latitude: 28.5412,
      longitude: -81.3617,
      description:
        'Two mixed-age rooms with real tools, long mornings and a cat named Pythagoras who lives next door. Our three trained guides have worked together for six years. Come and sit in for a morning before you decide.',
      ageMinMonths: 12,
      ageMaxMonths: 71,
      capacity: 46,
      hours: weekdays(420, 1080),
      amenities: [
        ...(['fenced_grounds', 'first_aid_staff', 'smoke_free', 'book_corner', 'garden_beds', 'nature_walks'] as const),
        ...(['creative_arts', 'half_days', 'visiting_therapists', 'photo_updates', 'parent_conferences'] as const),
      ],
      curricula: ['montessori'],
      accreditations: ['ams'],
      languages: ['english'],
      programs: ['vpk'],
      ageBands: [
        { band: 'one', openings: 1, tuitionWeeklyCents: 34_000, childrenPerAdult: 6 },
        { band: 'two', openings: 2, tuitionWeeklyCents: 32_500, childrenPerAdult: 9 },
        { band: 'three', openings: 0, waitlist: 3, tuitionWeeklyCents: 31_000, childrenPerAdult: 12 },
        { band: 'four', openings: 1, tuitionWeeklyCents: 31_000, childrenPerAdult: 14 },
      ],
      facts: {
        openings: byProvider(addDays(today, -201)),
        tuition: byProvider(addDays(today, -44)),
        hours: byProvider(addDays(today, -44)),
        contact: byProvider(addDays(today, -201)),
        license: byStateList(today),
      },
      licenses: [license('DEMO-OR-0177', 'Child care facility', today)],
      inspections: [{ inspectedOn: addDays(today, -131), violations: 0, sourceName: STATE_LIST }],
      photos: [scene('shelf', 1), scene('front', 2), scene('yard', 3)],
    }),
  },
  {
    fits: (outline) => outline.status === 'open' && outline.kind === 'family_home',
    name: 'Maple Lane Family Home',
    stars: [],
    draft: (today) => ({
      street: '2206 Mayhaw St',
      zip: '32803',
      latitude: 28.5561,
      longitude: -81.3502,
      description:
        'I care for a small group in my home, and I am the one who opens the door every morning. We cook, we dig, and after lunch we read until somebody snores.',
      ageMinMonths: 1,
      ageMaxMonths: 71,
      capacity: 6,
      hours: weekdays(420, 1050),
      amenities: ['fenced_grounds', 'smoke_free', 'lunch_included', 'open_door'],
      languages: ['english'],
      curricula: ['play_based'],
      ageBands: (['infant', 'one', 'two', 'three', 'four'] as const).map((band) => ({ band, openings: 1 })),
      facts: {
        openings: byProvider(addDays(today, -3)),
        hours: byProvider(addDays(today, -3)),
        contact: byProvider(addDays(today, -3)),
        license: byStateList(today),
      },
      licenses: [license('DEMO-OR-0863', 'Family day care home', today)],
      photos: [scene('home', 1)],
    }),
  },
]
