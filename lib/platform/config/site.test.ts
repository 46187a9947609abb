import { SITE } from './site'

test('the name is one word without signs, since it stands in cookies, mails and cache keys', () => {
  expect(SITE.name).toMatch(/^[A-Z][a-z]+$/)
})

test('every address is one that mail can be sent to, and the default ZIP code is one', () => {
  for (const address of [SITE.contactEmail, SITE.legalEmail, SITE.privacyEmail, SITE.supportEmail])
    expect(address).toMatch(/^[a-z]+@[a-z.]+$/)
  expect(SITE.defaultZip).toMatch(/^\d{5}$/)
})
