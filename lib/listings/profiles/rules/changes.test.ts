import { message } from '@/lib/platform/language/message'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { type ProfileTyped, profileTexts } from '../schema/form'
import {
  applyProposedToPage,
  decisionsAccepting,
  fieldsBefore,
  isImmediate,
  isImmediateAsTyped,
  mergeEdits,
  readDecisions,
  SECTIONS,
  toFormFields,
} from './changes'
import { NO_VALUES } from './values'

const base: ProfileTyped = toFormFields('en', {
  ...NO_VALUES,
  businessName: 'Harbor House',
  aboutUs: 'A yard.',
  amenities: ['nap_room'],
  address: 'Orlando, FL 32801',
  hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 })),
})

test('hours are formatted for the form', () => {
  expect(base).toMatchObject({ openingTime: '6:30 AM', closingTime: '6:00 PM', otherHours: '' })
})

test('concurrent edits of different fields are merged', () => {
  const mine = { ...base, aboutUs: 'A big yard.' }
  const current = { ...base, phone: '(407) 555-0100', amenities: ['nap_room', 'no_pets'] }
  expect(mergeEdits(base, mine, current)).toEqual({ typed: { ...current, aboutUs: 'A big yard.' }, theirs: {} })
})

test('of concurrent edits of one field, the user’s own text stays and the other one is returned with it', () => {
  const mine = { ...base, aboutUs: 'A big yard.', phone: '1', email: 'a@b.example' }
  const current = { ...base, aboutUs: 'A garden.', email: 'a@b.example' }
  expect(mergeEdits(base, mine, current)).toEqual({ typed: mine, theirs: { aboutUs: 'A garden.' } })
})

describe('decisions', () => {
  const PROPOSED = {
    aboutUs: { from: '', to: 'A yard.' },
    hours: { from: [], to: [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }] },
    phone: { from: '', to: '(407) 555-0100' },
  }
  const YES = { accepted: true } as const

  test('a value edited by an admin is normalized', () => {
    const typed = {
      aboutUs: { accepted: false, reason: 'Too short.' } as const,
      hours: { ...YES, value: 'Mon-Tue 7-5' },
      phone: { ...YES, value: '407 555 0199' },
    }
    expect(readDecisions(PROPOSED, typed)).toEqual({
      decisions: {
        aboutUs: { accepted: false, reason: 'Too short.' },
        hours: { ...YES, value: [0, 1].map((weekday) => ({ weekday, opensMinute: 420, closesMinute: 1020 })) },
        phone: { ...YES, value: '(407) 555-0199' },
      },
    })
  })

  test('every proposed field needs a valid decision; other fields are ignored', () => {
    const typed = { hours: { ...YES, value: 'whenever' }, phone: { ...YES, value: '1' }, website: YES }
    expect(readDecisions(PROPOSED, typed)).toEqual({
      problems: {
        aboutUs: message('listings.formErrors.undecided'),
        hours: message('listings.hoursErrors.unknown', { text: 'whenever' }),
        phone: message('providers.fieldErrors.phone'),
      },
    })
    expect(readDecisions({ aboutUs: PROPOSED.aboutUs }, { aboutUs: YES, website: YES })).toEqual({
      decisions: { aboutUs: YES },
    })
  })
})

describe('photos', () => {
  const photo = (path: string, caption = '') => ({ path, alt: 'A yard', caption, width: 4, height: 3 })
  const [a, b] = [photo('/pictures/a'), photo('/pictures/b')]

  test('photos go live if they are only moved or removed; a new one or another caption waits for an admin', () => {
    const isLive = (...photos: (typeof a)[]) =>
      isImmediate('photos', { ...NO_VALUES, photos: [a, b] }, { ...NO_VALUES, photos }, ['photos-rearranged'])
    expect([isLive(b, a), isLive(b), isLive()]).toEqual([true, true, true])
    expect([isLive(a, b, photo('/pictures/c')), isLive(a, photo('/pictures/b', 'New'))]).toEqual([false, false])
  })

  test('an admin may leave out proposed photos, but not all of them, and add none', () => {
    const decided = (value: string[]) =>
      readDecisions({ photos: { from: [], to: [a, b] } }, { photos: { accepted: true, value } })
    expect(decided(['/pictures/b', '/pictures/other'])).toEqual({
      decisions: { photos: { accepted: true, value: [b] } },
    })
    expect(decided(['/pictures/other'])).toEqual({ problems: { photos: message('listings.formErrors.noPhotos') } })
  })

  test('a preview shows the proposed photos, their captions, the logo and the seasons', () => {
    const page = applyProposedToPage(buildDetail({ logo: '/pictures/old' }), {
      photos: { from: [], to: [a, photo('/pictures/b', 'The slide')] },
      businessLogo: { from: '/pictures/old', to: '' },
      seasonalHours: { from: '', to: 'Jun 1 – Aug 10: Mon – Thu 7:00 AM – 5:00 PM' },
    })
    expect(page.photos.map(({ src, caption }) => [src, caption])).toEqual([
      ['/pictures/a', null],
      ['/pictures/b', 'The slide'],
    ])
    expect(page.logo).toBeNull()
    expect(page.seasonalHours).toHaveLength(1)
  })

  test('a preview of a family home that hides its ZIP code does not show the one of a new address', () => {
    const zipOf = (kind: 'family_home' | 'center', zip: string | null) =>
      applyProposedToPage(buildDetail({ kind, zip }), {
        address: { from: '', to: '9 Lake Ave, Winter Park, FL 32789' },
      }).zip
    expect([zipOf('family_home', null), zipOf('family_home', '32801'), zipOf('center', null)]).toEqual([
      null,
      '32789',
      '32789',
    ])
  })
})

describe('roll back', () => {
  const live = { ...NO_VALUES, aboutUs: 'third', phone: '(407) 555-0102', email: 'now@harbor.example' }
  const isStored = () => true
  const change = (fields: object, accepted: Parameters<typeof decisionsAccepting>[0]) => ({
    fields,
    decisions: decisionsAccepting(accepted),
  })

  test('a page is rolled back to the values before the first change, even if later ones changed them again', () => {
    const changes = [
      change({ aboutUs: { from: 'first', to: 'second' } }, ['aboutUs']),
      change({ aboutUs: { from: 'second', to: 'third' }, phone: { from: '(407) 555-0101', to: '(407) 555-0102' } }, [
        'aboutUs',
        'phone',
      ]),
    ]
    expect(fieldsBefore(changes, live, isStored)).toEqual({
      aboutUs: { from: 'third', to: 'first' },
      phone: { from: '(407) 555-0102', to: '(407) 555-0101' },
    })
    expect(fieldsBefore(changes.slice(1), live, isStored)).toMatchObject({ aboutUs: { to: 'second' } })
  })

  test('rejected fields, and fields that already have the old value, are not rolled back', () => {
    const rejected = {
      fields: { email: { from: '', to: 'x@y.example' } },
      decisions: { email: { accepted: false as const, reason: 'No.' } },
    }
    const same = change({ aboutUs: { from: 'third', to: 'second' } }, ['aboutUs'])
    expect(fieldsBefore([rejected, same], live, isStored)).toEqual({})
  })

  test('a deleted picture is not restored', () => {
    const photo = (path: string) => ({ path, alt: 'A yard', caption: '', width: 4, height: 3 })
    const changes = [
      change(
        {
          photos: { from: [photo('/pictures/a'), photo('/pictures/gone')], to: [] },
          businessLogo: { from: '/pictures/gone', to: '/pictures/b' },
        },
        ['photos', 'businessLogo'],
      ),
    ]
    const page = { ...live, businessLogo: '/pictures/b' }
    expect(fieldsBefore(changes, page, (path) => path !== '/pictures/gone')).toEqual({
      photos: { from: [], to: [photo('/pictures/a')] },
      businessLogo: { from: '/pictures/b', to: '' },
    })
  })

  test('a tour with a deleted video is not restored, and one of photos only with at least two that are left', () => {
    const photo = (path: string) => ({ path, alt: 'A yard', width: 4, height: 3 })
    const tour = { place: 'extra' as const, title: 'The rooms', url: '' }
    const video = (path: string) => ({ ...tour, video: { path, alt: 'A walk', width: 4, height: 3, seconds: 9 } })
    const photos = (...paths: string[]) => ({ ...tour, photos: paths.map(photo) })
    const link = { ...tour, url: 'https://youtu.be/abcDEF12_-3' }
    const before = [video('/gone'), video('/a'), photos('/a', '/gone'), photos('/a', '/b', '/gone'), link]
    const changes = [change({ virtualTours: { from: before, to: [] } }, ['virtualTours'])]
    expect(fieldsBefore(changes, live, (path) => path !== '/gone').virtualTours?.to).toEqual([
      video('/a'),
      photos('/a', '/b'),
      link,
    ])
  })
})

describe('preview', () => {
  test('a page without a change is unchanged', () => {
    const page = buildDetail()
    expect(applyProposedToPage(page, {})).toEqual(page)
  })

  test('a change is applied field by field', () => {
    const hours = [{ weekday: 5, opensMinute: 480, closesMinute: 720 }]
    const page = applyProposedToPage(buildDetail(), {
      businessName: { from: 'Little Harbor Academy', to: 'Harbor House' },
      aboutUs: { from: 'A small center beside Lake Eola.', to: '' },
      'aboutUs-es-US': { from: '', to: 'Un centro pequeño.' },
      servicesOffered: { from: '', to: 'Piano, swimming' },
      amenities: { from: ['nap_room'], to: [] },
      address: { from: '214 E Robinson St, Orlando, FL 32801', to: '9 Lake Ave, Winter Park, FL 32789' },
      hours: { from: [], to: hours },
    })
    expect(page).toMatchObject({
      name: 'Harbor House',
      description: null,
      descriptions: { 'es-US': 'Un centro pequeño.' },
      services: ['Piano', 'swimming'],
      amenities: [],
    })
    expect(page).toMatchObject({ street: '9 Lake Ave', city: 'Winter Park', state: 'FL', zip: '32789', hours })
  })

  test('a page contains only whether there is contact data, never the data', () => {
    const before = buildDetail({ has: { phone: true, email: false, website: true } })
    const page = applyProposedToPage(before, {
      phone: { from: '(407) 555-0100', to: '' },
      email: { from: '', to: 'hello@harbor.test' },
    })
    expect(page.has).toEqual({ phone: false, email: true, website: true })
    expect(JSON.stringify(page)).not.toContain('hello@harbor.test')
  })
})

test('as it is typed, a phone number of the same area code goes live, and any other text waits for an admin', () => {
  const live = { ...NO_VALUES, phone: '(407) 555-0100', businessLogo: '/pictures/a.webp' }
  const rules = ['phone-same-area', 'logo-removed', 'hours'] as const
  const isLive = (name: Parameters<typeof isImmediateAsTyped>[0], typed: string | string[]) =>
    isImmediateAsTyped(name, typed, live, rules)
  expect([isLive('phone', '407 555 0199'), isLive('phone', '305 555 0199'), isLive('phone', 'call')]).toEqual([
    true,
    false,
    false,
  ])
  expect([isLive('businessLogo', ''), isLive('businessLogo', '/pictures/b.webp')]).toEqual([true, false])
  expect([isLive('otherHours', 'Sat closed'), isLive('aboutUs', 'A garden.')]).toEqual([true, false])
})

test('every field of the form is in exactly one section', () => {
  const fields = SECTIONS.flatMap((section): string[] => [...section.fields])
  expect(fields.toSorted()).toEqual(Object.keys(base).toSorted())
})

test('a form has hours in its language, and what is stored stays the same', () => {
  const seasonalHours = 'Jun 1 – Aug 10: Mon – Thu 7:00 AM – 5:00 PM'
  const values = { ...NO_VALUES, hours: [{ weekday: 4, opensMinute: 0, closesMinute: 1440 }], seasonalHours }
  const typed = toFormFields('es-US', values)
  expect(typed).toMatchObject({ openingTime: '24 horas', otherHours: expect.stringContaining('lunes: Cerrado') })
  expect(typed.seasonalHours).toBe('1 jun – 10 ago: lun – jue 7:00 AM – 5:00 PM')
  expect(profileTexts.shape.seasonalHours.parse(typed.seasonalHours)).toBe(seasonalHours)
  expect(toFormFields('en', values).seasonalHours).toBe(seasonalHours)
})
