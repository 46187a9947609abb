import { reportDecidedMail } from './commands'

const decided = {
  provider: { name: 'Sunny Sprouts', publicId: 'sunny-k3f9' },
  message: 'They close at 5.',
  outcome: 'acted',
  answer: '',
} as const

test('the reporter gets their text and the outcome', () => {
  const { subject, paragraphs, button } = reportDecidedMail('en', decided)
  expect(subject).toBe('Your report about Sunny Sprouts')
  expect(paragraphs).toContainEqual({ quote: 'They close at 5.' })
  expect(paragraphs.at(-1)).toBe('We fixed what we could.')
  expect(button?.path).toBe('/provider/sunny-k3f9')
})

test('the admin’s own text comes last, and the mail promises nothing that was not done', () => {
  const { paragraphs } = reportDecidedMail('en', {
    ...decided,
    outcome: 'nothing_wrong',
    answer: 'They close at 6 on Mondays.',
  })
  expect(paragraphs.slice(-2)).toEqual([
    'We checked, and found nothing on the page that needs to change.',
    'They close at 6 on Mondays.',
  ])
})
