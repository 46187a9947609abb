import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
import { editablePage, newestChange, removeEditors } from '@/tests/support/journeys/journey-page'
import { phoneHeic } from '@/tests/support/media/heic'
import { phonePhoto } from '@/tests/support/media/pictures'

test("a provider crops a cover by keyboard, adds a phone's HEIC, an admin accepts both, and families see them", async ({
  page,
  browser,
  baseURL,
}) => {
  // Two photos are read, cropped and encoded in five widths on the way.
  test.slow()
  const site = baseURL ?? ''
  const provider = await editablePage('Winter Park')
  await signInAs(page, 'provider', site)
  await page.goto(`${dashboardRoutes.publicProfile({ provider })}#photos`)
  const gallery = page.getByRole('region', { name: 'Photo gallery' })
  const shown = gallery.getByLabel('What it shows')
  await expect(gallery.getByRole('button', { name: 'Add photos' })).toBeVisible()
  const before = await shown.count()

  // Too flat for the frame where it is shown as a whole: it scrolls.
  const flat = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto({ width: 3_000, height: 400 }) }
  await gallery.locator('[data-picker=cover]').setInputFiles(flat)
  const frame = page.locator('.ReactCrop__crop-selection')
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThanOrEqual(200)
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(112)
  await expect(frame).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const photo = { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto({ width: 1_600, height: 1_200 }) }
  await gallery.locator('[data-picker=cover]').setInputFiles(photo)
  await expect(frame).toBeVisible()
  await expectAccessible(page)
  await frame.focus()
  const topOf = async () => (await frame.boundingBox())?.y ?? 0
  const start = await topOf()
  await page.keyboard.press('ArrowUp')
  expect(start - (await topOf())).toBeCloseTo(1, 0)
  await page.keyboard.press('Shift+ArrowUp')
  expect(start - (await topOf())).toBeCloseTo(11, 0)
  await page.keyboard.press('Control+ArrowDown')
  expect(await topOf()).toBeGreaterThan(start + 20)
  await page.getByRole('button', { name: 'Save Cover Image' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await shown.first().fill('The yard, red and blue')

  const heic = phoneHeic({ columns: 8, rows: 6, statedSize: { width: 4_032, height: 3_024 } })
  await gallery
    .locator('[data-picker=photos]')
    .setInputFiles([{ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic }])
  await expect(shown).toHaveCount(Math.max(before, 1) + 1, { timeout: 60_000 })
  await shown.last().fill('A wall of tiles')
  await page.reload()
  await expect(shown.last()).toHaveValue('A wall of tiles')
  await expectAccessible(page)
  await gallery.getByRole('button', { name: 'Submit for Approval' }).click()
  await expect(page.getByRole('heading', { name: 'Changes Pending Approval' })).toBeVisible()

  const adminContext = await browser.newContext({ baseURL: site, viewport: page.viewportSize() })
  const adminPage = await adminContext.newPage()
  await signInAs(adminPage, 'admin', site)
  await adminPage.goto(dashboardRoutes.approvals.profileChange(await newestChange(provider)))
  await adminPage.getByRole('button', { name: 'Accept all' }).click()
  await expectAccessible(adminPage)
  await adminPage.getByRole('button', { name: 'Save decisions' }).click()
  await expect(adminPage).toHaveURL(new RegExp(`${dashboardRoutes.approvals.start()}$`))
  await adminContext.close()

  // A picture pressed before hydration opens on its own.
  await page.goto(routes.provider(provider), { waitUntil: 'networkidle' })
  const cover = page.getByRole('img', { name: 'The yard, red and blue' }).first()
  await expect(cover).toBeVisible()
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBeCloseTo(
    16 / 9,
    1,
  )
  await page.locator('a[data-photo="0"]').first().click()
  await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible()
  await removeEditors(provider)
})
