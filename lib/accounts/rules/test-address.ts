import { SITE } from '@/lib/platform/site'

const ENDINGS = ['@test.com', '@example.com', `@${SITE.name.toLowerCase()}.test`]

/** An address that nobody reads. Where ALLOW_TEST_ACCOUNTS is set, such an account needs no mail to begin. */
export function isTestAddress(email: string): boolean {
  return ENDINGS.some((ending) => email.toLowerCase().endsWith(ending))
}
