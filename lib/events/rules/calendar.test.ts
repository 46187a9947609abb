import { calendarEventOf } from './calendar'

const EVENT = {
  id: 5,
  kind: 'field_trip' as const,
  title: 'To the zoo',
  note: 'Bring a hat.',
  day: '2026-12-01',
  startMinute: 540,
  endMinute: null,
  provider: { slug: 'little-harbor-k3f9', name: 'Little Harbor', timeZone: 'America/New_York' },
  isCancelled: false,
  sequence: 2,
  changedAt: new Date('2026-11-22'),
  enrollmentIds: null,
}
const SITE = 'https://nookling.example'

test('a family’s calendar program shows what, where, when and the way to it', () => {
  expect(calendarEventOf(EVENT, 'caregiver', SITE)).toEqual({
    uid: 'event-5@nookling.example',
    span: { from: new Date('2026-12-01T14:00:00Z'), to: new Date('2026-12-01T15:00:00Z') },
    title: 'To the zoo (Little Harbor)',
    text: 'Bring a hat.\n\nhttps://nookling.example/caregiver-dashboard?tab=calendar&day=2026-12-01',
    url: 'https://nookling.example/caregiver-dashboard?tab=calendar&day=2026-12-01',
    sequence: 2,
    changedAt: new Date('2026-11-22'),
    isCancelled: false,
  })
})

test('its provider’s leads to the provider’s dashboard; without a note there is the way alone', () => {
  const { text, span, isCancelled } = calendarEventOf(
    { ...EVENT, note: '', startMinute: null, isCancelled: true },
    'careprovider',
    SITE,
  )
  expect(text).toBe('https://nookling.example/careprovider-dashboard?tab=calendar&day=2026-12-01')
  expect([span, isCancelled]).toEqual([{ day: '2026-12-01' }, true])
})
