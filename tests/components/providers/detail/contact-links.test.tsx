import { linkFor, telephoneLink, websiteLink } from '@/components/providers/detail/contact-links'

const contact = { phone: '(407) 555-0123', email: 'desk@harbor.example', website: 'https://harbor.example' }

test('a phone number is dialed with its extension', () => {
  expect(telephoneLink('(407) 555-0123')).toBe('tel:+14075550123')
  expect(telephoneLink('(407) 555-0123 ext. 42')).toBe('tel:+14075550123;ext=42')
})

test('a request goes by e-mail, else by phone, else to the website', () => {
  expect(linkFor('request', contact, 'Question')).toBe('mailto:desk%40harbor.example?subject=Question')
  expect(linkFor('request', { ...contact, email: null }, 'Question')).toBe('tel:+14075550123')
  expect(linkFor('request', { ...contact, email: null, phone: null }, 'Question')).toBe('https://harbor.example')
  expect(linkFor('request', { email: null, phone: null, website: null }, 'Question')).toBeNull()
})

test('no address of a provider becomes code', () => {
  expect(websiteLink('javascript:alert(1)')).toBeNull()
  expect(linkFor('visit', { ...contact, website: 'data:text/html,x' }, 'Question')).toBeNull()
  expect(linkFor('request', { ...contact, email: 'a@b.example?bcc=c@d.example\r\nX: y' }, 'a&b\r\nc')).toBe(
    'mailto:a%40b.example%3Fbcc%3Dc%40d.example%0D%0AX%3A%20y?subject=a%26b%0D%0Ac',
  )
})
