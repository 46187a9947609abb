import { readFileSync } from 'node:fs'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'
import { editablePage, newestChange, removeEditors } from '@/tests/support/journeys/journey-page'
import { phonePhoto } from '@/tests/support/media/pictures'

test('a provider shows rooms in photos and the yard in a video, an admin reviews both, and families view them', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const site = baseURL ?? ''
  const provider = await editablePage('Kissimmee')
  await signInAs(page, 'provider', site)
  await page.goto(`${dashboardRoutes.publicProfile({ provider })}#virtual-tours`)
  await page.getByRole('button', { name: 'Edit Virtual Tours' }).click()
  const rooms = page.getByRole('group', { name: 'Main environment' })
  await rooms.getByRole('radio', { name: 'Photos' }).check()
  const photo = async (name: string, width: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await phonePhoto({ width, height: 900 }),
  })
  await rooms.locator('[data-picker=photos]').setInputFiles([await photo('1.jpg', 1_200), await photo('2.jpg', 1_400)])
  const words = rooms.getByLabel('What it shows')
  await expect(words).toHaveCount(2, { timeout: 60_000 })
  await words.first().fill('The door with our drawings')
  await words.last().fill('The nap room')
  await rooms.getByLabel('Title').fill('From the door to the nap room')

  const yard = page.getByRole('group', { name: 'Outdoor area' })
  await yard.getByRole('radio', { name: 'A video' }).check()
  await yard
    .locator('[data-picker=video]')
    .setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') })
  await expect(yard.getByText('We can’t read this video.')).toBeVisible()
  const film = readFileSync('public/media/videos/welcome.webm')
  await yard
    .locator('[data-picker=video]')
    .setInputFiles({ name: 'yard.mov', mimeType: 'video/quicktime', buffer: film })
  await yard.getByLabel('What it shows').fill('The yard in the morning. Somebody says hello.')
  await expectAccessible(page)
  await page.reload()
  await expect(yard.getByLabel('What it shows')).toHaveValue(/^The yard/)
  await page.getByRole('button', { name: 'Done Editing' }).click()
  await expect(page.getByRole('heading', { name: 'Changes Pending Approval' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(dashboardRoutes.profilePreview(provider))
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Virtual Tours' }).click()
  await expect(page.getByRole('heading', { name: 'Main environment: From the door to the nap room' })).toBeVisible()

  const adminContext = await browser.newContext({ baseURL: site, viewport: page.viewportSize() })
  const adminPage = await adminContext.newPage()
  await signInAs(adminPage, 'admin', site)
  await adminPage.goto(dashboardRoutes.approvals.profileChange(await newestChange(provider)))
  await expect(adminPage.getByText('The nap room')).toBeVisible()
  await expectAccessible(adminPage)
  await adminPage.getByRole('button', { name: 'Accept all' }).click()
  await adminPage.getByRole('button', { name: 'Save decisions' }).click()
  await expect(adminPage).toHaveURL(new RegExp(`${dashboardRoutes.approvals.start()}$`))
  await adminContext.close()

  await page.goto(routes.provider(provider))
  const video = page.getByLabel('Outdoor area', { exact: true })
  await expect(video).toHaveAttribute('preload', 'none')
  await video.scrollIntoViewIfNeeded()
  await video.evaluate((one: HTMLVideoElement) => one.play())
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open photo 1 of 2: The door with our drawings' }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await expect(viewer.getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await removeEditors(provider)
})
