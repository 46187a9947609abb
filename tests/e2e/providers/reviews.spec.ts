import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { DEMO_PASSWORD, signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'

test.use({ allowedComplaints: [/status of 400/] })

test('a parent reviews a provider, everyone reads it immediately, the provider responds, the parent withdraws it', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const site = baseURL ?? ''
  const email = `dana-reviews-${info.project.name}-${Date.now()}@test.com`
  const headers = { origin: new URL(site).origin }
  const dana = { email, password: DEMO_PASSWORD, firstName: 'Dana', lastName: info.project.name, role: 'caregiver' }
  expect((await page.request.post(accountRoutes.api.register(), { data: dana, headers })).ok()).toBe(true)
  // An earlier review of hers was accepted, so this one is not held for review.
  await queryJourneyDatabase(
    `INSERT INTO reviews (provider_id, author_id, author_name, rating, text, status, created_at)
     SELECT (SELECT min(id) FROM providers WHERE status = 'merged'), id, 'Dana', 5, 'Fine.', 'published', now() - interval '9 days'
     FROM users WHERE email = $1`,
    [email],
  )
  const [provider] = await queryJourneyDatabase<{ slug: string }>(
    "SELECT slug FROM providers WHERE name = 'Sunny Sprouts Montessori'",
  )
  const slug = provider?.slug ?? ''
  await page.goto(routes.reviewsOf(slug))
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to review' })).toBeVisible()

  await page.request.post(accountRoutes.api.login(), { data: { email, password: DEMO_PASSWORD }, headers })
  await page.goto(routes.ownReview(slug))
  await expectAccessible(page)
  await page.getByRole('radio', { name: '1 star' }).focus()
  await page.keyboard.press('ArrowRight')
  const words = `Calm rooms, as seen on a ${info.project.name} at ${Date.now()}.`
  await page.getByLabel('Your review', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Please choose how you know this provider.')).toBeVisible()
  await page.getByLabel('How do you know this provider?').selectOption('Past family')
  await page.reload()
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByRole('heading', { name: 'Your review is published' })).toBeVisible()
  await expectAccessible(page)

  const other = await browser.newContext({ baseURL: site, viewport: page.viewportSize() })
  const providerPage = await other.newPage()
  await signInAs(providerPage, 'provider', site)
  await providerPage.goto(dashboardRoutes.receivedReviews())
  const received = providerPage.getByRole('listitem').filter({ hasText: words })
  await received.getByText('Reply in public').click()
  await received.getByLabel('Your reply').fill('Thank you, Dana. Come and see the new yard.')
  await received.getByRole('button', { name: 'Publish reply' }).click()
  await expect(received.getByRole('heading', { name: /^Reply from Sunny Sprouts/ })).toBeVisible()
  await expectAccessible(providerPage)

  await page.goto(routes.reviewsOf(slug))
  const shown = page.getByRole('listitem').filter({ hasText: words })
  await expect(shown.getByText('Not confirmed')).toBeVisible()
  await expect(shown.getByText('Come and see the new yard.')).toBeVisible()
  await expectAccessible(page)
  await shown.getByRole('button', { name: /^Report the review/ }).click()
  await expect(page.getByRole('heading', { name: 'Report a review' })).toBeVisible()
  await expectAccessible(page)
  await other.close()

  await page.goto(routes.ownReview(slug))
  await page.getByRole('button', { name: 'Withdraw your review' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Publish review' })).toBeVisible()
  await page.goto(routes.reviewsOf(slug))
  await expect(page.getByText(words)).toHaveCount(0)
})
