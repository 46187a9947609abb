import { readDecisions } from './decisions'

const PROPOSED = {
  aboutUs: { from: '', to: 'A yard.' },
  hours: { from: [], to: [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }] },
  phone: { from: '', to: '(407) 555-0100' },
}
const YES = { accepted: true } as const

test('what an admin edits is kept as the page keeps it', () => {
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

test('every proposed field needs a decision that can be read; others count for nothing', () => {
  const typed = { hours: { ...YES, value: 'whenever' }, phone: { ...YES, value: '1' }, website: YES }
  expect(readDecisions(PROPOSED, typed)).toEqual({
    problems: {
      aboutUs: 'Please accept or reject this field.',
      hours: expect.stringContaining('could not be read'),
      phone: 'Please write a US phone number, like (407) 555-0123.',
    },
  })
  expect(readDecisions({ aboutUs: PROPOSED.aboutUs }, { aboutUs: YES, website: YES })).toEqual({
    decisions: { aboutUs: YES },
  })
})
