import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { DEMO_PASSWORD } from '@/prisma/seed/demo/password.mjs'
import type { Texts } from '@/tests/support/setup/translate'
import { expect } from './journey'
import { queryJourneyDatabase } from './journey-database'

export { DEMO_PASSWORD }

/** The demo's accounts: docs/testing.md#sample-data. */
export type DemoPerson = 'parent' | 'provider' | 'admin'
export const emailOf = (person: DemoPerson) => `${person}@nookling.test`

/** Signs in by the endpoint, as the form does. The page's requests have the session from then on. */
export async function signInAs(page: Page, person: DemoPerson, baseURL: string): Promise<void> {
  // The page of the previous person would send another request without a session.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const answer = await page.request.post(accountRoutes.api.login(), {
    data: { email: emailOf(person), password: DEMO_PASSWORD },
    headers: { origin: new URL(baseURL).origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The path behind the button of the newest mail to a person. */
export async function linkInMailTo(email: string): Promise<string> {
  const [mail] = await queryJourneyDatabase<{ text: string | null }>(
    'SELECT text FROM mails WHERE to_email = $1 ORDER BY id DESC LIMIT 1',
    [email],
  )
  const address = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0]
  if (!address) throw new Error(`No mail with a link is waiting for ${email}.`)
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}

/** The kinds of the mails to a person. */
export async function mailKindsTo(email: string): Promise<string[]> {
  const mails = await queryJourneyDatabase<{ kind: string }>('SELECT kind FROM mails WHERE to_email = $1', [email])
  return mails.map(({ kind }) => kind)
}

/** Fills in the wizard's second and third step as a parent would, and creates the account. */
export async function signUpInWizard(
  page: Page,
  t: Texts,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel(t('accounts.wizard.firstName')).fill('Dana')
  await page.getByLabel(t('accounts.wizard.lastName')).fill('Rivera')
  await page.getByLabel(t('accounts.signUp.email')).fill(email)
  await page.getByLabel(t('accounts.signUp.password'), { exact: true }).fill(password)
  await page.getByLabel(t('accounts.signUp.confirmPassword')).fill(password)
  await page.getByRole('button', { name: t('accounts.wizard.next'), exact: true }).click()
  await page.locator('[name=acceptTerms]').check()
  await page.getByRole('button', { name: t('accounts.signUp.submit') }).click()
}

/** The code that an authenticator app shows for a step of 30 seconds. */
export const codeOf = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 })
