import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'
import { LOCALES, languageName, regionalTag } from '@/lib/platform/language/locales'
import { findContactOfDemo, findDemoProviders } from '@/tests/support/journeys/demo-providers'
import { expect, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, emailOf } from '@/tests/support/journeys/journey-accounts'

/** Every way in which Next serves one page, the form that anybody may fill in, and the endpoints about a provider. */
function representationsOf(id: string, city: string): { path: string; headers?: Record<string, string> }[] {
  const page = routes.provider(id)
  return [
    { path: page },
    { path: page, headers: { RSC: '1' } },
    { path: page, headers: { RSC: '1', 'Next-Router-Prefetch': '1' } },
    { path: page, headers: { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' } },
    { path: `${page}.rsc` },
    { path: routes.reportProvider(id) },
    { path: routes.requestInformation(id) },
    { path: routes.requestInformation(id), headers: { RSC: '1' } },
    { path: accountRoutes.api.tourOffers({ daycareId: id }) },
    { path: `/api/places/details/${id}` },
    { path: `/api/places/search?zipCode=${encodeURIComponent(`${city}, FL`)}` },
  ]
}

test('a signed-out visitor gets no phone number, e-mail or website with any kind of request', async ({ request }) => {
  const providers = [
    ...(await findDemoProviders('open')).slice(0, 4),
    ...(await findDemoProviders('familyHome')).slice(0, 4),
  ]
  for (const { publicId, city } of providers) {
    const contact = await findContactOfDemo(publicId)
    expect(contact.length).toBeGreaterThan(0)
    for (const { path, headers } of representationsOf(publicId, city)) {
      const response = await request.get(path, headers ? { headers } : {})
      expect(response.status(), path).toBeLessThan(500)
      const text = await response.text()
      for (const secret of contact) expect(text, `${path} ${JSON.stringify(headers)}`).not.toContain(secret)
    }
  }
})

test('the street and the coordinates of a family home are nowhere', async ({ request }) => {
  const homes = (await findDemoProviders('familyHome')).filter(({ privateStreet }) => privateStreet)
  expect(homes.length).toBeGreaterThan(0)
  for (const { publicId, city, privateStreet } of homes.slice(0, 6))
    for (const { path, headers } of representationsOf(publicId, city)) {
      const text = await (await request.get(path, headers ? { headers } : {})).text()
      expect(text, path).not.toContain(privateStreet)
      expect(text, path).not.toMatch(new RegExp(`"${publicId}"[^}]*"latitude"`))
    }
})

for (const locale of LOCALES)
  test.describe(`in ${languageName(locale)}`, () => {
    test.use({ locale: regionalTag(locale) })
    test('a visitor who requests the phone number is prompted to sign in, and reads it on the same page', {
      tag: '@wide',
    }, async ({ page, t, at }) => {
      const [{ publicId }] = await findDemoProviders('open')
      const [, phone = ''] = await findContactOfDemo(publicId)
      const toSee = t('providers.detailBrowser.contact.signInToSee', { parts: '' })
      await page.goto(at(routes.provider(publicId)))
      await page.getByRole('link', { name: toSee }).first().click()
      const title = page.getByRole('heading', { name: t('accounts.prompt.contact.title') })
      await expect(title).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('link', { name: t('accounts.prompt.signIn') })).toHaveAttribute(
        'href',
        at(routes.signIn({ next: at(routes.provider(publicId)) })),
      )
      await page.keyboard.press('Escape')
      await expect(title).toBeHidden()
      await page.getByRole('link', { name: toSee }).first().click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('accounts.prompt.signIn') })
        .click()
      const dialog = page.getByRole('dialog', { name: t('accounts.signIn.modalTitle') })
      await dialog.getByLabel(t('accounts.signIn.email')).fill(emailOf('parent'))
      await dialog.getByLabel(t('accounts.signIn.password')).first().fill(DEMO_PASSWORD)
      await dialog.getByRole('button', { name: t('accounts.signIn.submit') }).click()
      await expect(page.getByText(phone).filter({ visible: true }).first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${at(routes.provider(publicId))}$`))
    })
  })
