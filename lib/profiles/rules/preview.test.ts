import { buildDetail } from '@/tests/support/provider-detail'
import { pageWithProposed } from './preview'

test('a page without a change reads as it does today', () => {
  const page = buildDetail()
  expect(pageWithProposed(page, {})).toEqual(page)
})

test('a page reads as the change says, part by part', () => {
  const hours = [{ weekday: 5, opensMinute: 480, closesMinute: 720 }]
  const page = pageWithProposed(buildDetail(), {
    businessName: { from: 'Little Harbor Academy', to: 'Harbor House' },
    aboutUs: { from: 'A small center beside Lake Eola.', to: '' },
    servicesOffered: { from: '', to: 'Piano, swimming' },
    amenities: { from: ['nap_room'], to: [] },
    address: { from: '214 E Robinson St, Orlando, FL 32801', to: '9 Lake Ave, Winter Park, FL 32789' },
    hours: { from: [], to: hours },
  })
  expect(page).toMatchObject({
    name: 'Harbor House',
    description: null,
    services: ['Piano', 'swimming'],
    amenities: [],
  })
  expect(page).toMatchObject({ street: '9 Lake Ave', city: 'Winter Park', state: 'FL', zip: '32789', hours })
})

test('of contact data a page says whether there is any, and never which', () => {
  const before = buildDetail({ has: { phone: true, email: false, website: true } })
  const page = pageWithProposed(before, {
    phone: { from: '(407) 555-0100', to: '' },
    email: { from: '', to: 'hello@harbor.test' },
  })
  expect(page.has).toEqual({ phone: false, email: true, website: true })
  expect(JSON.stringify(page)).not.toContain('hello@harbor.test')
})
