import fc from 'fast-check'
import { parentName } from '@/lib/accounts/rules/account'
import { InquirySide, ProviderStatus } from '@/prisma/generated/enums'
import {
  attachmentName,
  childAgeText,
  disposition,
  draftOf,
  excerptOf,
  firstDayOf,
  kindOfName,
  messageOf,
  monthOf,
  monthsFrom,
  monthText,
  shortName,
  subjectOf,
  WRITABILITY_MESSAGES,
  withOwnName,
  writabilityOf,
} from './conversation'

describe('texts', () => {
  test('a provider sees a parent’s first name and last initial', () => {
    expect(parentName({ firstName: 'Dana', lastName: 'Miller' })).toBe('Dana M.')
    expect(parentName({ firstName: 'Dana', lastName: '' })).toBe('Dana')
    expect(parentName({ firstName: 'Dana', lastName: ' 😀b' })).toBe('Dana 😀.')
  })

  test('a long message is shortened to one line without splitting a character', () => {
    expect(excerptOf('Hello\n\n  there')).toBe('Hello there')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 2, max: 100 }), (text, most) => {
        const excerpt = excerptOf(text, most)
        expect([...excerpt].length).toBeLessThanOrEqual(most)
        expect(excerpt).not.toMatch(/\n|\p{Cs}/u)
      }),
    )
  })

  test('a month is stored as its first day and reads back the same', () => {
    for (const month of ['2026-01', '2026-12', '2028-02']) expect(monthOf(firstDayOf(month))).toBe(month)
    expect(monthText('2027-01')).toBe('January 2027')
  })

  test('a child’s age is shown in months under two years, then in years', () => {
    expect([0, 1, 23, 24, 27, 36, 49].map(childAgeText)).toEqual([
      '0 months',
      '1 month',
      '23 months',
      '2 years',
      '2 years, 3 months',
      '3 years',
      '4 years, 1 month',
    ])
  })

  test('the start month is this month or one in the next two years', () => {
    const months = monthsFrom(new Date('2026-11-30T23:00:00Z'))
    expect([months.length, months[0], months.at(-1)]).toEqual([
      24,
      { value: '2026-11', label: 'November 2026' },
      { value: '2028-10', label: 'October 2028' },
    ])
  })
})

describe('writability', () => {
  const fine = { side: 'caregiver', blocks: [], status: 'open', isAnswered: true } as const

  test('a parent can write to an open or temporarily closed provider that someone answers for', () => {
    expect(writabilityOf(fine)).toBe('open')
    expect(writabilityOf({ ...fine, status: 'temporarily_closed' })).toBe('open')
  })

  test.each([
    ['who blocked it themselves', { blocks: ['caregiver'] }, 'blocked-by-you'],
    ['whom the other side blocked', { blocks: ['careprovider'] }, 'blocked-by-them'],
    ['to a provider that closed for good', { status: 'closed' }, 'closed'],
    ['to a provider without anyone to answer', { isAnswered: false }, 'nobody'],
  ] as const)('no message can be written by a parent %s', (_, change, writability) => {
    expect(writabilityOf({ ...fine, ...change })).toBe(writability)
    expect(WRITABILITY_MESSAGES[writability]).toMatch(/\.$/)
  })

  test('a block stops both sides, and each sees its own reason', () => {
    const side = fc.constantFrom(...Object.values(InquirySide))
    const status = fc.constantFrom(...Object.values(ProviderStatus))
    fc.assert(
      fc.property(
        side,
        fc.uniqueArray(side, { minLength: 1 }),
        status,
        fc.boolean(),
        (own, blocks, known, isAnswered) => {
          const writability = writabilityOf({ side: own, blocks, status: known, isAnswered })
          expect(writability).toBe(blocks.includes(own) ? 'blocked-by-you' : 'blocked-by-them')
        },
      ),
    )
  })
})

describe('attachment', () => {
  test.each([
    ['IMG_2041.JPG', 'picture', 'IMG_2041.webp'],
    ['C:\\Users\\Dana\\Allergy plan.pdf', 'pdf', 'Allergy plan.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['.htaccess', 'picture', 'htaccess.webp'],
    ['.png', 'picture', 'Picture.webp'],
    ['', 'pdf', 'Document.pdf'],
    ['photo.php.png', 'picture', 'photo.php.webp'],
    ['día\u202Egpj.exe', 'picture', 'día gpj.webp'],
    ['two\r\nlines.pdf', 'pdf', 'two lines.pdf'],
  ] as const)('a file sent as "%s" becomes a %s named "%s"', (sent, kind, name) => {
    expect(attachmentName(sent, kind)).toBe(name)
    expect(kindOfName(name)).toBe(kind)
  })

  test('any file name gives a one-line header with the full name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('picture' as const, 'pdf' as const),
        (sent, kind) => {
          const name = attachmentName(sent, kind)
          const header = disposition(name)
          expect(() => new Headers({ 'content-disposition': header })).not.toThrow()
          expect(header).toMatch(/^(inline|attachment); filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.!~%-]+$/)
          expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name)
          expect(name).not.toMatch(/[\\/\p{Cc}]/u)
        },
      ),
    )
  })

  test('a picture is shown inline, a PDF is downloaded', () => {
    expect(disposition('Door.webp')).toMatch(/^inline; filename="Door.webp";/)
    expect(disposition('Plan.pdf')).toMatch(/^attachment; filename="Plan.pdf";/)
  })
})

const HARBOR = 'Little Harbor Academy'
const CASA = 'Casa Amable'
const NAMES = [HARBOR, CASA, 'Maple Lane Family Home']

describe('draft', () => {
  const opening = 'Hello, we are looking for a place.'
  const harbor = { id: 'harbor', name: HARBOR, questions: ['Lunch?', 'Spanish?'] }
  const casa = { id: 'casa', name: CASA, questions: ['Price?', 'Lunch?'] }

  test('to one provider, all its questions are in the note', () => {
    expect(draftOf(opening, [harbor])).toEqual({ note: `${opening} Lunch? Spanish?`, own: { harbor: [] } })
  })

  test('a note to several providers has the questions they share, and each provider also gets its own questions', () => {
    expect(draftOf(opening, [harbor, casa])).toEqual({
      note: `${opening} Lunch?`,
      own: { harbor: ['Spanish?'], casa: ['Price?'] },
    })
  })

  test('every provider is sent each of its questions once, and none that it has answered', () => {
    const question = fc.constantFrom('A?', 'B?', 'C?', 'D?')
    const list = fc.array(fc.uniqueArray(question), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(list, (all) => {
        const recipients = all.map((questions, place) => ({ id: `p${place}`, name: `P ${place}`, questions }))
        const { note, own } = draftOf('Hello.', recipients)
        for (const { id, questions } of recipients) {
          const sent = [...note.replace('Hello.', '').split(' ').filter(Boolean), ...(own[id] ?? [])]
          expect(sent.toSorted()).toEqual([...questions].toSorted())
        }
      }),
    )
  })
})

describe('a message to one of several providers', () => {
  test('greets it by its own name', () => {
    expect(messageOf({ note: 'Hello, we like it.', name: CASA, names: NAMES })).toBe(`Hello ${CASA}, we like it.`)
    expect(messageOf({ note: 'Hello there', name: CASA, names: NAMES })).toBe('Hello there')
  })

  test('ends with its own questions', () => {
    expect(messageOf({ note: 'Hi', questions: ['Lunch?', 'Price?'], name: CASA, names: [CASA] })).toBe(
      'Hi\n\nLunch?\nPrice?',
    )
  })

  test.each([
    [`We liked ${HARBOR} a lot.`, `We liked ${CASA} a lot.`],
    ['We liked Little Harbor a lot.', `We liked ${CASA} a lot.`],
    ['we liked LITTLE  HARBOR academy, and Maple Lane.', `we liked ${CASA}, and ${CASA}.`],
    ['The harbor is near Maple Street.', 'The harbor is near Maple Street.'],
    [`We liked ${CASA}.`, `We liked ${CASA}.`],
  ])('never names another recipient: %s', (note, sent) => {
    expect(withOwnName(note, CASA, NAMES)).toBe(sent)
  })

  test('another name that is part of the provider’s own name stays', () => {
    const names = ['Little Harbor', 'Little Harbor Academy of Winter Park']
    expect(withOwnName(`Hello ${names[1]}`, names[1] ?? '', names)).toBe(`Hello ${names[1]}`)
  })

  test('whatever a parent writes, no message has the full name of another recipient', () => {
    const part = fc.constantFrom(...NAMES, 'little harbor', 'maple lane', 'hello', ',', 'and', '(', '$&', '.')
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom(...NAMES), (parts, name) => {
        const sent = messageOf({ note: parts.join(' '), name, names: NAMES }).toLowerCase()
        for (const other of NAMES) if (other !== name) expect(sent).not.toContain(other.toLowerCase())
      }),
    )
  })

  test('its subject has its own name and fits its field', () => {
    expect(subjectOf(CASA, true, 120)).toBe('Visit to Casa Amable')
    expect(subjectOf('x'.repeat(200), false, 120)).toHaveLength(120)
  })
})

test.each([
  ['Little Harbor Academy', 'Little Harbor'],
  ['Sunny Sprouts Montessori', 'Sunny Sprouts'],
  ['Maple Lane Family Home', 'Maple Lane'],
  ['Bright Early Learning Center', 'Bright Early Learning'],
  ['Montessori Academy', 'Montessori Academy'],
  ['Casa Amable', 'Casa Amable'],
])('the short name of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
