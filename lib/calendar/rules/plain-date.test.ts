import { inOrder, PLAIN } from './plain-date'

const date = (key: string, day: string, minute: number | null) => ({
  ...PLAIN,
  key,
  kind: 'own' as const,
  day,
  minute,
  time: null,
  title: key,
})

test('dates of all of the day come before those with a time, and those by their minutes', () => {
  const ordered = inOrder([
    date('evening', '2026-11-24', 1140),
    date('next day', '2026-11-25', null),
    date('morning', '2026-11-24', 95),
    date('all day', '2026-11-24', null),
  ])
  expect(ordered.map(({ key }) => key)).toEqual(['all day', 'morning', 'evening', 'next day'])
  expect(ordered[0]).not.toHaveProperty('minute')
})
