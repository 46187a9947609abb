import { expect, type Page } from '@playwright/test'
import type { Texts } from '@/tests/support/setup/translate'
import { emailOf } from './journey-accounts'
import { queryJourneyDatabase } from './journey-database'

/** Another page for the demo's provider to edit, in a city that no other journey changes. Returns its public id. */
export async function editablePage(city: string): Promise<string> {
  const [page] = await queryJourneyDatabase<{ slug: string }>(
    `WITH free AS (
       SELECT id, slug FROM providers p WHERE kind = 'center' AND status = 'open' AND city = $2
         AND NOT EXISTS (SELECT FROM provider_people o WHERE o.provider_id = p.id)
         AND NOT EXISTS (SELECT FROM provider_claims c WHERE c.provider_id = p.id) ORDER BY id LIMIT 1
     ), joined AS (
       INSERT INTO provider_people (provider_id, user_id, role, created_at)
       SELECT free.id, u.id, 'editor', now() FROM free, users u WHERE u.email = $1
     )
     SELECT slug FROM free`,
    [emailOf('provider'), city],
  )
  return page?.slug ?? ''
}

export const removeEditors = (slug: string) =>
  queryJourneyDatabase('DELETE FROM provider_people WHERE provider_id = (SELECT id FROM providers WHERE slug = $1)', [
    slug,
  ])

/** Sends every section of the profile form in which something is typed, one after the other, and waits for the profile. */
export async function sendSections(page: Page, t: Texts): Promise<void> {
  const buttons = page.getByRole('button', {
    name: new RegExp(`^(${t('listings.profile.submit')}|${t('listings.profile.save')}): `),
  })
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click()
    await expect(buttons).toHaveCount(left - 1)
  }
  await expect(
    page.getByRole('link', { name: new RegExp(`^(${t('listings.profile.edit')}|${t('listings.profile.amend')})$`) }),
  ).toBeVisible()
}

/** The newest change of a page (by public id). */
export async function newestChange(slug: string): Promise<number> {
  const [change] = await queryJourneyDatabase<{ id: number }>(
    'SELECT c.id FROM profile_changes c JOIN providers p ON p.id = c.provider_id WHERE p.slug = $1 ORDER BY c.id DESC',
    [slug],
  )
  return change?.id ?? 0
}
