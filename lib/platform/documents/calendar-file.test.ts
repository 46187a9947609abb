import fc from 'fast-check'
import ICAL from 'ical.js'
import { type CalendarEvent, calendarFile } from './calendar-file'

const TOUR: CalendarEvent = {
  uid: 'tour-7@nookling.example',
  span: { from: new Date('2026-11-24T15:00:00Z'), to: new Date('2026-11-24T15:45:00Z') },
  title: 'Tour: Little Harbor Academy',
  place: '214 E Robinson St, Orlando, FL 32801',
  text: 'Bring your questions.',
  url: 'https://nookling.example/caregiver-dashboard/messages/7',
  sequence: 2,
  changedAt: new Date('2026-11-22T15:00:00Z'),
}

/** Parses the file with an independent library. */
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
const first = (file: string) => {
  const [event] = read(file)
  if (!event) throw new Error('There is no event.')
  return event
}

test('another program can read when, where and what a tour is, and its revision', () => {
  const event = first(calendarFile([TOUR]))
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-24T15:00:00Z'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-24T15:45:00Z'))
  expect([event.uid, event.summary, event.location, event.description, event.sequence]).toEqual([
    TOUR.uid,
    TOUR.title,
    TOUR.place,
    TOUR.text,
    2,
  ])
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(event.component.getFirstPropertyValue('url')).toBe(TOUR.url)
})

test('the file has what RFC 5545 requires, in CRLF lines of at most 75 bytes', () => {
  const file = calendarFile([{ ...TOUR, title: `Tour: ${'Süße Mäuse 🐭 '.repeat(20)}` }])
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:[^\r]+\r\n/)
  expect(file).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND']) expect(file).toContain(`\r\n${name}:`)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a cancelled tour has the same uid and the status CANCELLED', () => {
  const event = first(calendarFile([{ ...TOUR, sequence: 3, isCancelled: true }]))
  expect([event.uid, event.component.getFirstPropertyValue('status')]).toEqual([TOUR.uid, 'CANCELLED'])
})

test('a quarterly event repeats on the first Monday of the quarter', () => {
  const event = first(calendarFile([{ ...TOUR, span: { day: '2027-01-04' }, firstMondayEvery: { months: 3 } }]))
  const days = event.iterator()
  expect([1, 2, 3].map(() => days.next().toString())).toEqual(['2027-01-04', '2027-04-05', '2027-07-05'])
})

test('a day becomes an all-day event, and a local time has no time zone', () => {
  const day = first(calendarFile([{ ...TOUR, span: { day: '2027-03-14' } }]))
  expect([day.startDate.isDate, day.startDate.toString()]).toEqual([true, '2027-03-14'])
  const own = first(calendarFile([{ ...TOUR, span: { local: '2027-03-14T02:30', minutes: 30 } }]))
  expect([own.startDate.toString(), own.endDate.toString(), own.startDate.zone]).toEqual([
    '2027-03-14T02:30:00',
    '2027-03-14T03:00:00',
    ICAL.Timezone.localTimezone,
  ])
})

test('no title can add lines or properties to the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (title) => {
      const [event, ...others] = read(calendarFile([{ ...TOUR, title: `Tour: ${title}`, text: title }]))
      expect(others).toEqual([])
      expect(event?.uid).toBe(TOUR.uid)
      expect(event?.startDate.toJSDate()).toEqual(new Date('2026-11-24T15:00:00Z'))
    }),
    { numRuns: 30 },
  )
  const title = 'A, B; C\\D: "é"\nBEGIN:VEVENT\r\nUID:x'
  expect(first(calendarFile([{ ...TOUR, title }])).summary).toBe(title.replace('\r\n', '\n'))
})

test('a calendar without events is valid', () => {
  expect(read(calendarFile([]))).toEqual([])
})
