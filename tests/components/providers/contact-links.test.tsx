import { linkFor, telephoneLink, websiteLink } from '@/components/providers/detail/contact/contact-links'

const contact = { phone: '(407) 555-0123', email: 'desk@harbor.example', website: 'https://harbor.example' }

test('a phone number is dialed with its extension', () => {
  expect(telephoneLink('(407) 555-0123')).toBe('tel:+14075550123')
  expect(telephoneLink('(407) 555-0123 ext. 42')).toBe('tel:+14075550123;ext=42')
})

test('a call goes to the phone, a visit to the website, and nowhere without them', () => {
  expect(linkFor('call', contact)).toBe('tel:+14075550123')
  expect(linkFor('visit', contact)).toBe('https://harbor.example')
  for (const action of ['call', 'visit'] as const)
    expect(linkFor(action, { ...contact, phone: null, website: null })).toBeNull()
})

test('no address of a provider becomes code', () => {
  expect(websiteLink('javascript:alert(1)')).toBeNull()
  expect(linkFor('visit', { ...contact, website: 'data:text/html,x' })).toBeNull()
})
