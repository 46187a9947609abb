import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'
import { translate } from '@/tests/support/setup/translate'

const files = translate('en', 'imports.files')
const guess = translate('en', 'imports.guess')
const merge = translate('en', 'admin.merge')

const ROWS = 3_000
/** Invented, and in a place that no other journey uses. */
const FILE = ['Id,Name,Street,City,Zip,Phone']
  .concat(Array.from({ length: ROWS }, (_, at) => `L-${at},Lantern House ${at},${at + 1} Lantern Ln,Anchorage,99501,`))
  .join('\n')

const inAnchorage = async () => {
  const [row] = await queryJourneyDatabase<{ count: number }>(
    `SELECT count(*)::int AS count FROM providers WHERE zip = '99501'`,
  )
  return row?.count
}

// A merge requires a confirmation.
test.use({ allowedComplaints: [/status of 400/] })

test('an admin imports a file of 3,000 rows and reverts it, and merges two pages of one provider', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await signInAs(page, 'admin', baseURL ?? '')
  await page.goto(dashboardRoutes.admin.imports())
  await expectAccessible(page)
  const file = { name: 'alaska.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
  await page.getByLabel(files('file')).setInputFiles(file)
  await page.getByRole('button', { name: files('send') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('alaska.csv')

  // The columns are guessed; what nobody can guess is filled in.
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue('street')
  await expect(page.getByText('Lantern House 1', { exact: true })).toBeVisible()
  await page.getByLabel('Title').fill('Alaska list')
  await page.getByLabel('Short name of the source').fill('alaska-list')
  await page.getByLabel('Name shown on pages').fill('Alaska list, May 2026')
  await page.getByLabel('Date of the file').fill('2026-05-01')
  await page.locator('[name=state]').fill('ak')
  await page.locator('[name=defaultKind]').selectOption('center')
  await page.getByLabel(guess('saveAs')).fill('Alaska, every month')
  await page.getByRole('button', { name: guess('showRows') }).click()
  await expect(page.getByText('Lantern House 9', { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: files('look') })
    .nth(1)
    .click()
  const long = { timeout: 60_000 }
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible(long)
  await expect(page.getByText('3,000').first()).toBeVisible()
  expect(await inAnchorage()).toBe(0)
  await expect(page.getByLabel(files('preset'))).toContainText('Alaska, every month')
  await expectAccessible(page)

  await page.getByRole('button', { name: files('takeIn') }).click()
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible(long)
  expect(await inAnchorage()).toBe(ROWS)
  // It asks for confirmation with the same words.
  await page.getByRole('button', { name: files('undo') }).click()
  await page.getByRole('button', { name: files('undo') }).click()
  await expect(page.getByText(files('steps.undone'), { exact: true })).toBeVisible(long)
  expect(await inAnchorage()).toBe(0)

  await page.goto(dashboardRoutes.admin.duplicates())
  await page.getByRole('link', { name: /^Compare Sunny Sprouts/ }).click()
  await expect(page.getByRole('heading', { name: merge('title') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: merge('merge'), exact: true }).click()
  await expect(page.getByText(/You can’t undo this/)).toBeVisible()
  await page.getByLabel(merge('isSure')).check()
  await page.getByRole('button', { name: merge('merge'), exact: true }).click()
  await expect(page.getByText(merge('merged'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunny Sprouts Montessori')
  const [merged] = await queryJourneyDatabase<{ slug: string; into: string }>(
    `SELECT p.slug, s.slug AS into FROM providers p JOIN providers s ON s.id = p.merged_into_id
     WHERE s.name = 'Sunny Sprouts Montessori'`,
  )
  const response = await page.request.get(routes.provider(merged?.slug ?? ''), { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, routes.provider(merged?.into ?? '')])
})
