import { routes } from '@/lib/platform/http/routes'
import { expect, expectAccessible, test } from '@/tests/support/journeys/journey'
import { signInAs } from '@/tests/support/journeys/journey-accounts'

test.use({ allowedComplaints: [/400/] })

test('an admin writes an article with the toolbar, returns to an unsaved draft, publishes it, and a visitor reads it', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const site = baseURL ?? ''
  const title = `What to ask on a second visit ${info.project.name} ${Date.now()}`
  await signInAs(page, 'admin', site)
  await page.goto(routes.cms())
  await page.getByRole('button', { name: 'New Article' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Article' })
  await dialog.getByLabel('Article Title').fill(title)
  await dialog.getByLabel('Excerpt').fill('Five questions for the second time.')
  const words = dialog.getByRole('textbox', { name: 'Article Content' })
  await dialog.getByRole('tab', { name: 'Settings' }).click()
  await dialog.getByLabel('Publication Status').selectOption('published')
  await dialog.getByRole('button', { name: 'Save Article' }).click()
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await expect(words).toHaveAccessibleDescription(/.+/)
  await expectAccessible(page, '[role=dialog]')
  await words.click()
  await page.keyboard.type('Ask who opens the door. ')
  await dialog.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Every day.')
  await dialog.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('Who is there at noon?')
  await expect(words.locator('strong')).toHaveText('Every day.')
  await expect(words.locator('li')).toHaveText('Who is there at noon?')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('tab', { name: 'SEO & Meta' }).click()
  await dialog
    .getByLabel('Meta Description')
    .fill(
      'Questions that families ask when they come to a childcare provider again, and what a good answer sounds like.',
    )
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('tab', { name: 'Settings' }).click()
  await expect(dialog.getByLabel('Publication Status')).toHaveValue('published')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save Article' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Saved and published.')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)

  const visitor = await browser.newContext({ baseURL: site })
  const reader = await visitor.newPage()
  await reader.goto(routes.blog())
  await reader.getByRole('link', { name: title }).first().click()
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByRole('listitem').filter({ hasText: 'Who is there at noon?' })).toBeVisible()
  await expect(reader.locator('strong', { hasText: 'Every day.' })).toBeVisible()
  await visitor.close()
})
