import path from 'node:path'
import type { Page } from '@playwright/test'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'
import { type DemoPerson, signInAs } from '@/tests/support/journeys/journey-accounts'

const PHOTO = path.join(process.cwd(), 'public/media/illustrations/listing-05.jpg')

type Opened = {
  what: string
  as?: DemoPerson
  at: () => string | Promise<string>
  open: (page: Page) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Every dialog that other journeys do not check in both themes. */
const DIALOGS: Opened[] = [
  {
    what: 'photos of a provider',
    at: async () => `${routes.provider(await publicIdOfDemo('Little Harbor Academy'))}#photos`,
    open: (page) => page.locator('a[data-photo="0"]').first().click(),
  },
  {
    what: 'the notifications',
    as: 'parent',
    at: () => routes.faq(),
    open: (page) => press(page, /^Notifications/),
  },
  {
    what: 'cropping a picture',
    as: 'parent',
    at: () => dashboardRoutes.settings(),
    open: (page) => page.locator('input[type=file]').setInputFiles(PHOTO),
  },
  {
    what: 'moving a lead',
    as: 'provider',
    at: () => dashboardRoutes.leads(),
    open: (page) => press(page, /^Move /),
  },
  {
    what: 'cropping a logo',
    as: 'provider',
    at: () => dashboardRoutes.publicProfile({ edit: 1 }),
    open: (page) => page.locator('[data-picker=logo]').setInputFiles(PHOTO),
  },
  {
    what: 'cropping a cover',
    as: 'provider',
    at: () => `${dashboardRoutes.publicProfile()}#photos`,
    open: (page) => page.locator('[data-picker=cover]').setInputFiles(PHOTO),
  },
  {
    what: 'a new article',
    as: 'admin',
    at: () => dashboardRoutes.cms(),
    open: (page) => press(page, 'New Article'),
  },
  {
    what: 'the preview of an article',
    as: 'admin',
    at: () => dashboardRoutes.cms(),
    open: (page) => press(page, /^Preview /),
  },
  {
    what: 'versions of an article',
    as: 'admin',
    at: () => dashboardRoutes.cms(),
    open: (page) => press(page, /^Versions of /),
  },
]

for (const { what, as, at, open } of DIALOGS)
  test(`the dialog is accessible: ${what}`, async ({ page, baseURL }) => {
    if (as) await signInAs(page, as, baseURL ?? '')
    await page.goto(await at())
    await open(page)
    const button = page.getByRole('dialog').getByRole('button').first()
    await expect(button).toBeVisible()
    await expectUsableByEveryone(page)
    await expect(button).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
