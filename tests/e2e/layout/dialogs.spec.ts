import path from 'node:path'
import type { Page } from '@playwright/test'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { publicIdOfDemo } from '@/tests/support/journeys/demo-providers'
import { expect, expectUsableByEveryone, test } from '@/tests/support/journeys/journey'
import { type DemoPerson, signInAs } from '@/tests/support/journeys/journey-accounts'

const PHOTO = path.join(process.cwd(), 'public/media/illustrations/listing-05.jpg')

type Opened = {
  name: string
  person?: DemoPerson
  path: () => string | Promise<string>
  open: (page: Page) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Every dialog that other journeys do not check in both themes. */
const DIALOGS: Opened[] = [
  {
    name: 'photos of a provider',
    path: async () => `${routes.provider(await publicIdOfDemo('Little Harbor Academy'))}#photos`,
    open: (page) => page.locator('a[data-photo="0"]').first().click(),
  },
  {
    name: 'the notifications',
    person: 'parent',
    path: () => routes.faq(),
    open: (page) => press(page, /^Notifications/),
  },
  {
    name: 'cropping a picture',
    person: 'parent',
    path: () => dashboardRoutes.settings(),
    open: (page) => page.locator('input[type=file]').setInputFiles(PHOTO),
  },
  {
    name: 'moving a lead',
    person: 'provider',
    path: () => dashboardRoutes.leads(),
    open: (page) => press(page, /^Move /),
  },
  {
    name: 'cropping a logo',
    person: 'provider',
    path: () => dashboardRoutes.publicProfile({ edit: 1 }),
    open: (page) => page.locator('[data-picker=logo]').setInputFiles(PHOTO),
  },
  {
    name: 'cropping a cover',
    person: 'provider',
    path: () => `${dashboardRoutes.publicProfile()}#photos`,
    open: (page) => page.locator('[data-picker=cover]').setInputFiles(PHOTO),
  },
  {
    name: 'a new article',
    person: 'admin',
    path: () => dashboardRoutes.cms(),
    open: (page) => press(page, 'New Article'),
  },
  {
    name: 'the preview of an article',
    person: 'admin',
    path: () => dashboardRoutes.cms(),
    open: (page) => press(page, /^Preview /),
  },
  {
    name: 'versions of an article',
    person: 'admin',
    path: () => dashboardRoutes.cms(),
    open: (page) => press(page, /^Versions of /),
  },
]

for (const { name, person, path, open } of DIALOGS)
  test(`the dialog is accessible: ${name}`, async ({ page, baseURL }) => {
    if (person) await signInAs(page, person, baseURL ?? '')
    await page.goto(await path())
    await open(page)
    const button = page.getByRole('dialog').getByRole('button').first()
    await expect(button).toBeVisible()
    await expectUsableByEveryone(page)
    await expect(button).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
