import { expect, expectAccessible, test } from '@/tests/support/journey'

test('a parent who arrives at the home page can start a search without JavaScript getting in the way', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
