import fc from 'fast-check'
import { parentName } from '@/lib/accounts/rules/account'
import { InquirySide, ProviderStatus } from '@/prisma/generated/enums'
import { translate } from '@/tests/support/setup/translate'
import {
  attachmentName,
  childAgeText,
  disposition,
  excerptOf,
  firstDayOf,
  kindOfName,
  MAX_EXCERPT,
  monthOf,
  monthsFrom,
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
    expect(excerptOf('🙂'.repeat(MAX_EXCERPT))).toBe('🙂'.repeat(MAX_EXCERPT))
    expect(excerptOf('🙂'.repeat(MAX_EXCERPT + 1))).toBe(`${'🙂'.repeat(MAX_EXCERPT - 1)}…`)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2 * MAX_EXCERPT, size: 'max' }), (text) => {
        const excerpt = excerptOf(text)
        expect([...excerpt].length).toBeLessThanOrEqual(MAX_EXCERPT)
        expect(excerpt).not.toMatch(/\n|\p{Cs}/u)
      }),
    )
  })

  test('a month is stored as its first day and reads back the same', () => {
    for (const month of ['2026-01', '2026-12', '2028-02']) expect(monthOf(firstDayOf(month))).toBe(month)
  })

  test('a child’s age is shown in months under two years, then in years', () => {
    const t = translate('en', 'enrollment.childAge')
    expect([0, 1, 23, 24, 27, 36, 49].map((months) => childAgeText(t, months))).toEqual([
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
    const months = monthsFrom('en', new Date('2026-11-30T23:00:00Z'))
    expect([months.length, months[0], months.at(-1)]).toEqual([
      24,
      { value: '2026-11', label: 'November 2026' },
      { value: '2028-10', label: 'October 2028' },
    ])
    // Still the evening of November 30 in the site's time zone.
    expect(monthsFrom('en', new Date('2026-12-01T03:00:00Z'))).toEqual(months)
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
    expect(attachmentName(sent, kind, kind === 'pdf' ? 'Document' : 'Picture')).toBe(name)
    expect(kindOfName(name)).toBe(kind)
  })

  test('any file name gives a one-line header with the full name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
        fc.constantFrom('picture' as const, 'pdf' as const),
        (sent, kind) => {
          const name = attachmentName(sent, kind, 'Document')
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
