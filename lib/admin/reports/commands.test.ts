import { reportDecidedMail } from './commands'

const settled = {
  provider: { name: 'Sunny Sprouts', publicId: 'sunny-k3f9' },
  message: 'They close at 5.',
  outcome: 'acted',
  answer: '',
} as const

test('whoever reported a mistake reads what they wrote and what came of it', () => {
  const { subject, paragraphs, button } = reportDecidedMail(settled)
  expect(subject).toBe('Your report about Sunny Sprouts')
  expect(paragraphs).toContainEqual({ quote: 'They close at 5.' })
  expect(paragraphs.at(-1)).toBe('We have put it right as far as it is ours to change.')
  expect(button?.path).toBe('/provider/sunny-k3f9')
})

test('an admin’s own words come last, and nothing promises what was not done', () => {
  const { paragraphs } = reportDecidedMail({
    ...settled,
    outcome: 'nothing_wrong',
    answer: 'They close at 6 on Mondays.',
  })
  expect(paragraphs.slice(-2)).toEqual([
    'We have looked, and found nothing on the page that has to change.',
    'They close at 6 on Mondays.',
  ])
})
