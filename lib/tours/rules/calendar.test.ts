import { calendarEventOf } from './calendar'

const tour = {
  id: 7,
  inquiryId: 3,
  startsAt: new Date('2026-11-24T15:00:00Z'),
  sequence: 1,
  updatedAt: new Date('2026-11-22T15:00:00Z'),
  provider: { name: 'Sunny', street: '1 Pine St', city: 'Orlando', state: 'FL', zip: '32801' },
}
const eventFor = (side: 'caregiver' | 'careprovider', change = {}) =>
  calendarEventOf({ ...tour, ...change }, side, 'https://nookling.example')

test('a parent’s calendar says where to go and leads to the conversation', () => {
  expect(eventFor('caregiver')).toMatchObject({
    uid: 'tour-7@nookling.example',
    title: 'Tour: Sunny',
    place: '1 Pine St, Orlando, FL 32801',
    url: 'https://nookling.example/caregiver-dashboard/messages/3',
    span: { to: new Date('2026-11-24T15:45:00Z') },
  })
})

test('a family home keeps its street to itself', () => {
  expect(eventFor('caregiver', { provider: { ...tour.provider, street: null } }).place).toBe('Orlando, FL 32801')
})

test('a provider’s calendar leads to their side, and names no parent', () => {
  expect(eventFor('careprovider')).toMatchObject({
    title: 'Parent visits Sunny',
    url: 'https://nookling.example/careprovider-dashboard/messages/3',
  })
})
