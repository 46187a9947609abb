import { localPublishTime, publishMoment, settledStatus } from './publish-time'

test('a day and a time are those of Florida’s clocks, in winter and in summer', () => {
  expect(publishMoment('2026-11-24', '09:00')).toEqual(new Date('2026-11-24T14:00:00Z'))
  expect(publishMoment('2026-07-01', '09:00')).toEqual(new Date('2026-07-01T13:00:00Z'))
  expect(localPublishTime(new Date('2026-11-25T03:30:00Z'))).toEqual({
    publishDate: '2026-11-24',
    publishTime: '22:30',
  })
})

test('the hour that summer time leaves out is no moment', () => {
  expect(publishMoment('2027-03-14', '02:30')).toBeNull()
})

test('what is published for later waits, what was planned for earlier is out, and a draft stays one', () => {
  const [now, later] = [new Date('2026-11-22T15:00:00Z'), new Date('2026-11-22T15:01:00Z')]
  expect(settledStatus('published', later, now)).toBe('scheduled')
  expect(settledStatus('scheduled', now, now)).toBe('published')
  expect(settledStatus('scheduled', later, now)).toBe('scheduled')
  expect(settledStatus('draft', now, now)).toBe('draft')
})
