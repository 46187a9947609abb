import fc from 'fast-check'
import { InquirySide, ProviderStatus } from '@/prisma/generated/enums'
import { STANDING_WORDS, standingOf } from './standing'

const fine = { side: 'caregiver', blocks: [], status: 'open', isAnswered: true } as const

test('a parent writes to an open provider that somebody answers for, also while it is closed for a time', () => {
  expect(standingOf(fine)).toBe('open')
  expect(standingOf({ ...fine, status: 'temporarily_closed' })).toBe('open')
})

test.each([
  ['who blocked it themselves', { blocks: ['caregiver'] }, 'blocked-by-you'],
  ['whom the other side blocked', { blocks: ['careprovider'] }, 'blocked-by-them'],
  ['of a provider that closed for good', { status: 'closed' }, 'closed'],
  ['of a provider that nobody answers for', { isAnswered: false }, 'nobody'],
] as const)('nobody writes %s', (_, change, standing) => {
  expect(standingOf({ ...fine, ...change })).toBe(standing)
  expect(STANDING_WORDS[standing]).toMatch(/\.$/)
})

test('both sides are held back by a block, and each is told its own reason', () => {
  const side = fc.constantFrom(...Object.values(InquirySide))
  const status = fc.constantFrom(...Object.values(ProviderStatus))
  fc.assert(
    fc.property(
      side,
      fc.uniqueArray(side, { minLength: 1 }),
      status,
      fc.boolean(),
      (own, blocks, known, isAnswered) => {
        const standing = standingOf({ side: own, blocks, status: known, isAnswered })
        expect(standing).toBe(blocks.includes(own) ? 'blocked-by-you' : 'blocked-by-them')
      },
    ),
  )
})
