import { routes } from '@/lib/platform/http/routes'
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
    { path: routes.api.tourOffers({ daycareId: id }) },
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

test('a visitor who requests the phone number is prompted to sign in, and reads it on the same page', {
  tag: '@wide',
}, async ({ page }) => {
  const [{ publicId }] = await findDemoProviders('open')
  const [, phone = ''] = await findContactOfDemo(publicId)
  await page.goto(routes.provider(publicId))
  await page.getByRole('link', { name: 'Sign in to see' }).first().click()
  const title = page.getByRole('heading', { name: 'Sign in to continue' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    routes.signIn({ next: routes.provider(publicId) }),
  )
  await page.keyboard.press('Escape')
  await expect(title).toBeHidden()
  await page.getByRole('link', { name: 'Sign in to see' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByLabel('E-mail').fill(emailOf('parent'))
  await dialog.getByLabel('Password').first().fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(phone).filter({ visible: true }).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${routes.provider(publicId)}$`))
})
