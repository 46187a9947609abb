import fc from 'fast-check'
import {
  BURST,
  containsContact,
  containsLink,
  containsName,
  countMentions,
  countStars,
  HOLD_REASONS,
  holdReasons,
  knownReasons,
  type ReviewToModerate,
  reviewName,
  STRONG_WORDS,
  strongestRelation,
} from './rules'

describe('author name', () => {
  test('a parent is named by first name and initial, or by initials alone', () => {
    const dana = { firstName: 'Dana', lastName: 'Miller' }
    expect(reviewName(dana, 'first-name')).toBe('Dana M.')
    expect(reviewName(dana, 'initials')).toBe('D. M.')
    expect(reviewName({ firstName: '😀na', lastName: '' }, 'initials')).toBe('😀.')
  })
})

describe('relation', () => {
  test('an enrollment outranks a tour, and a tour outranks no relation', () => {
    expect(strongestRelation([])).toBe('none')
    expect(strongestRelation(['toured'])).toBe('toured')
    expect(strongestRelation(['enrolled', 'toured'])).toBe('enrolled')
    expect(strongestRelation(['toured', 'enrolled'])).toBe('enrolled')
  })
})

const filler = (count: number) => Array.from({ length: count }, () => 'We love this place.')

describe('what families mention', () => {
  it('counts each review once, however often it uses a word', () => {
    const texts = ['The teachers know us. Great teachers!', 'A warm teacher.', 'Staff stays for years.', ...filler(2)]
    expect(countMentions(texts)).toEqual([{ code: 'teachers', reviews: 3 }])
  })

  it('reads reviews in Spanish', () => {
    const texts = [
      'La maestra es un amor.',
      'El personal nunca contesta.',
      'Las maestras enseñan con cariño.',
      ...filler(2),
    ]
    expect(countMentions(texts)).toEqual([{ code: 'teachers', reviews: 3 }])
  })

  it('says nothing about fewer than five reviews', () => {
    expect(countMentions(['Easy parking.', 'No parking.', 'Parking is hard.', 'Parking!'])).toEqual([])
  })

  it('leaves out what fewer than three reviews mention', () => {
    expect(countMentions(['Easy parking.', 'No parking.', ...filler(3)])).toEqual([])
  })

  it('puts the most frequent first, and lists six at most', () => {
    const all = 'teachers, the app, the yard, lunch, naps, clean rooms, books, tuition, parking'
    const found = countMentions([all, all, all, 'Lunch!', 'A big lunch.'])
    expect(found[0]).toEqual({ code: 'food', reviews: 5 })
    expect(found).toHaveLength(6)
  })

  it('counts whole words only: "application" is no app, and "snapped" no nap', () => {
    expect(countMentions([...filler(2), 'The application.', 'An application.', 'She snapped an application.'])).toEqual(
      [],
    )
  })
})

test('stars are counted from five down to one', () => {
  expect(countStars([5, 5, 4, 1])).toEqual([2, 1, 0, 0, 1])
})

const known: ReviewToModerate = {
  text: 'Kind teachers, and the yard has shade.',
  childNames: ['Mia'],
  watchedWords: [],
  isKnown: true,
  wasRejected: false,
  isNew: true,
  recentOfProvider: 0,
  recentByAuthor: 0,
}
const findsStrongWord = (text: string) => holdReasons({ ...known, text }).includes('strong-language')

describe('findings', () => {
  test.each([
    'Look at https://cheap.example',
    'see www.other-place',
    'better at kidcare.com!',
    'Otherplace.US is better',
  ])('a link is found in "%s"', (text) => expect(containsLink(text)).toBe(true))

  test.each(['We came at 8.30 every day.They were kind.', 'e.g. songs, i.e. calm', 'Mrs.Common is great', 'a.b'])(
    'no link is found in "%s"',
    (text) => expect(containsLink(text)).toBe(false),
  )

  test.each(['call (407) 555-0134', '407.555.0134', '+1 407 555 0134', '4075550134', 'write to dana@home.test please'])(
    'contact data is found in "%s"',
    (text) => expect(containsContact(text)).toBe(true),
  )

  test.each(['From 2024 to 2026, 5 days', '$1,250 a month, 12 children', 'ZIP 32801-1234', '@ 7:30', '12345678901234'])(
    'no contact data is found in "%s"',
    (text) => expect(containsContact(text)).toBe(false),
  )

  test('an email address is contact data and not a link', () => {
    expect([containsLink('dana@home.com'), containsContact('dana@home.com')]).toEqual([false, true])
  })

  test('strong words are matched as whole words, with accents and capitals', () => {
    expect(findsStrongWord('What a SHITTY place')).toBe(true)
    expect(findsStrongWord('cabrón')).toBe(true)
    expect(findsStrongWord('The classic Scunthorpe class, Dick’s bus and a shitake soup')).toBe(false)
    for (const word of STRONG_WORDS) expect(findsStrongWord(`(${word.toUpperCase()}!)`)).toBe(true)
  })

  test('a child’s name is matched as a whole word', () => {
    expect(containsName('Our Mía loves it', ['Mia'])).toBe(true)
    expect(containsName('Anna-Lena’s room', ['Anna Lena'])).toBe(true)
    expect(containsName('Miami is near', ['Mia'])).toBe(false)
    expect(containsName('a b c', ['B', 'B.', '', '  '])).toBe(false)
    expect(containsName('The employees are kind', ['Em*'])).toBe(false)
    expect(containsName('준 loves it', ['준'])).toBe(true)
  })

  test('no text takes long or throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const finds of [containsLink, containsContact, findsStrongWord]) expect(typeof finds(text)).toBe('boolean')
      }),
    )
    // In linear time this text takes milliseconds, in quadratic time a minute. The limit is far from both, so that a
    // busy machine does not fail the test.
    for (const part of ['1', 'a', 'a@', '(1-', 'w-.', '-']) {
      const text = part.repeat(200_000)
      const start = performance.now()
      containsLink(text)
      containsContact(text)
      expect(performance.now() - start).toBeLessThan(5_000)
    }
  })
})

describe('hold', () => {
  test('a review by an author with a published review is not held', () => {
    expect(holdReasons(known)).toEqual([])
  })

  test.each([
    ['an author without published reviews', { isKnown: false }, 'first-review'],
    ['five others of the provider in a day', { recentOfProvider: BURST.ofProvider }, 'burst'],
    ['three others by the author in a day', { recentByAuthor: BURST.byAuthor }, 'burst'],
    ['a watched word', { text: 'They sell crypto there all day.', watchedWords: ['crypto*'] }, 'strong-language'],
    ['a link', { text: 'See kidcare.com for better ones.' }, 'link'],
    ['a phone number', { text: 'Ask me at 407-555-0134.' }, 'contact-data'],
    ['the name of the author’s child', { text: 'Mia loves the sandbox here.' }, 'child-name'],
    ['a strong word', { text: 'The food is shit, to be honest.' }, 'strong-language'],
    ['an earlier rejection', { wasRejected: true }, 'rejected-before'],
  ] as const)('a review with %s is held', (_, change, reason) => {
    expect(holdReasons({ ...known, ...change })).toEqual([reason])
  })

  test('a correction does not count as a burst', () => {
    expect(holdReasons({ ...known, isNew: false, recentOfProvider: 99, recentByAuthor: 99 })).toEqual([])
  })

  test('all reasons are listed once', () => {
    const text = 'Shit. www.x.test or 407-555-0134, says Mia.'
    const all = { ...known, text, isKnown: false, wasRejected: true, recentByAuthor: 9 }
    expect(holdReasons(all)).toEqual(HOLD_REASONS)
  })

  test('a negative opinion does not hold a review', () => {
    const harsh = 'The worst place we ever saw: dirty rooms, rude people, and nobody watched the children.'
    expect(holdReasons({ ...known, text: harsh })).toEqual([])
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.nat(9), (isKnown, wasRejected, recentOfProvider) => {
        const reasons = holdReasons({ ...known, isKnown, wasRejected, recentOfProvider })
        expect(reasons.length === 0).toBe(isKnown && !wasRejected && recentOfProvider < BURST.ofProvider)
      }),
    )
  })

  test('unknown reasons from another release are ignored', () => {
    expect(knownReasons(['link', 'moon', 'burst'])).toEqual(['burst', 'link'])
  })
})
