import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
import { queryJourneyDatabase } from '@/tests/support/journeys/journey-database'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'imports.sources')
const files = translate('en', 'imports.files')

/** Invented, and in a place that no other journey uses. */
const ROWS = Array.from({ length: 30 }, (_, at) => `W-${at},Willow House ${at},${at + 1} Willow Ln,Helena,59601,`)
const listOf = (rows: readonly string[]) => ['Id,Name,Street,City,Zip,Phone', ...rows].join('\n')
const MAPPING = {
  title: 'Montana list',
  source: 'montana-list',
  sourceName: 'Montana list',
  asOf: '2026-05-01',
  state: 'MT',
  defaultKind: 'center',
  columns: { id: 'Id', name: 'Name', street: 'Street', city: 'City', zip: 'Zip', phone: 'Phone' },
}

let file = listOf(ROWS)
const server = createServer((_, response) => response.end(file))
test.beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
test.afterAll(() => new Promise((closed) => server.close(closed)))

const inHelena = async (where = 'true') => {
  const query = `SELECT count(*)::int AS count FROM providers WHERE zip = '59601' AND ${where}`
  const [row] = await queryJourneyDatabase<{ count: number }>(query)
  return row?.count
}

// The first address is refused.
test.use({ allowedComplaints: [/status of 400/] })

test('an admin adds a source, decides on its file, has it kept fresh, and undoes the last import', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const long = { timeout: 60_000 }
  await signInAs(page, 'admin', baseURL ?? '')
  await page.goto(dashboardRoutes.admin.imports())
  await page.getByRole('link', { name: t('link') }).click()
  await expect(page.getByText(t('none'))).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(t('name'), { exact: true }).fill('Montana')
  await page.getByLabel(t('address.web')).fill('ftp://files.example/list.csv')
  await page.getByText(t('mapping'), { exact: true }).first().click()
  await page.locator('[name=mapping]').fill(JSON.stringify(MAPPING))
  await page.getByLabel(t('maxNew')).fill('0')
  await page.getByRole('button', { name: t('save') }).click()
  await expect(page.getByText('starting with https://').first()).toBeVisible()
  await expect(page.getByLabel(t('maxNew'))).toHaveValue('0')
  const { port } = server.address() as AddressInfo
  await page.getByLabel(t('address.web')).fill(`http://127.0.0.1:${port}/list.csv`)
  await page.getByRole('button', { name: t('save') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Montana')
  await expect(page.getByText(t('noRuns'))).toBeVisible()

  await page.getByRole('button', { name: t('run') }).click()
  await expect(page.getByRole('heading', { name: t('waiting') })).toBeVisible(long)
  await expect(page.getByText('It would add 30 new records. Your limit is 0.')).toBeVisible()
  expect(await inHelena()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('apply') }).click()
  await expect(page.getByRole('heading', { name: t('last') })).toBeVisible(long)
  await expect(page.getByText(t('states.applied')).first()).toBeVisible(long)
  expect(await inHelena()).toBe(30)

  // Small enough to go live by itself.
  file = listOf(ROWS.with(7, `${ROWS[7]}406-555-0107`))
  await page.getByRole('button', { name: t('run') }).click()
  await expect(page.getByText(t('changes', { field: 'Phone', count: 1 }))).toBeVisible(long)
  await page.getByText(t('changes', { field: 'Phone', count: 1 })).click()
  await expect(page.getByText('nothing → (406) 555-0107')).toBeVisible()
  expect(await inHelena("phone = '(406) 555-0107'")).toBe(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: files('undo') }).click()
  await page.getByRole('button', { name: files('undo') }).click()
  await expect(page.getByText(t('states.undone')).first()).toBeVisible(long)
  expect(await inHelena("phone = '(406) 555-0107'")).toBe(0)
  expect(await inHelena()).toBe(30)

  await page.getByRole('button', { name: t('pause') }).click()
  await expect(page.getByRole('button', { name: t('resume') })).toBeVisible()
  await page.getByRole('button', { name: t('remove') }).click()
  await page.getByRole('button', { name: t('remove') }).click()
  await expect(page.getByText(t('none'))).toBeVisible()
})
