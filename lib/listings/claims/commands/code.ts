import 'server-only'
import { randomInt } from 'node:crypto'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/account'
import { SITE } from '@/lib/platform/config/site'
import { db } from '@/lib/platform/database/client'
import { ConflictError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import type { MailContent } from '@/lib/platform/mail/types'
import { keyedHash } from '@/lib/platform/security/secrets'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { localeOfAddress } from '../../people/queries'
import { CODE_MINUTES, CODES_BY_ACCOUNT, CODES_TO_PROVIDER, TRIES_PER_CODE, TYPING_RATE } from '../rules'
import type { ClaimOutcome } from './claim'
import { acceptIfProven } from './decide'

type Code = { code: string; claimant: { name: string; email: string }; provider: { id: string; name: string } }

/** The mail to the address on file: who claims the provider, the code, and what to do if they are a stranger. */
export function codeMail(locale: Locale, { code, claimant, provider }: Code): MailContent {
  const t = translate(locale, 'listings.mails')
  return {
    subject: t('code.subject', { provider: provider.name, site: SITE.name, code }),
    title: t('code.title'),
    paragraphs: [
      t('hello'),
      t('code.who', { ...claimant, provider: provider.name, site: SITE.name }),
      { facts: [[t('code.code'), code]] },
      t('code.works', { minutes: CODE_MINUTES }),
    ],
    button: { label: t('code.button'), path: routes.provider(provider.id) },
    after: [t('code.stranger', { email: SITE.supportEmail })],
  }
}

const EXPIRED_CODE = message('listings.claimErrors.codeExpired')
const WRONG_CODE = message('listings.claimErrors.codeWrong')
const NO_MAILBOX = message('listings.claimErrors.noMailbox')
const hashOf = (claimId: number, code: string) => keyedHash('claim code', claimId, code)

/**
 * Mails a six-digit code to the claimed provider's address on file and invalidates the previous code. Throws NotFoundError
 * for another person's claim, ConflictError when there is no address on file or it is verified, and TooManyRequestsError.
 */
export async function sendClaimCode(actor: SignedInActor, id: number, now: Date): Promise<void> {
  const claim = await findPending(actor, id)
  const { id: publicId, email, name } = claim.provider
  if (claim.emailProvedAt) throw new ConflictError(message('listings.claimErrors.mailboxProved'))
  if (!email) throw new ConflictError(NO_MAILBOX)
  await takeAttempts(
    [
      { of: ['claim code to provider', claim.providerId], limit: CODES_TO_PROVIDER },
      { of: ['claim code by', actor.id], limit: CODES_BY_ACCOUNT },
    ],
    now,
  )
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const claimant = { name: fullName(actor), email: actor.email }
  await db().$transaction(async (tx) => {
    const data = { codeHash: hashOf(id, code), codeExpiresAt: expiresAt, codeTries: 0 }
    await tx.providerClaim.update({ where: { id }, data, select: { id: true } })
    const locale = await localeOfAddress(tx, email)
    const mail = layoutMail(locale, codeMail(locale, { code, claimant, provider: { id: publicId, name } }))
    await queueMail(tx, { kind: 'claim-code', to: { email }, ...mail, usefulUntil: expiresAt })
  })
}

/**
 * Verifies that the actor has access to the mailbox on file; together with the right license number, the claim is accepted.
 * Throws NotFoundError, InvalidInputError for a wrong or expired code, and TooManyRequestsError.
 */
export async function proveClaimCode(actor: SignedInActor, id: number, code: string, now: Date): Promise<ClaimOutcome> {
  const { providerId } = await findPending(actor, id)
  await takeAttempts([{ of: ['typing a claim code by', actor.id], limit: TYPING_RATE }], now)
  // Counts the attempt before comparing, in its own transaction, so that concurrent attempts are all counted.
  const { count: counted } = await db().providerClaim.updateMany({
    where: { id, codeHash: { not: null }, codeTries: { lt: TRIES_PER_CODE }, codeExpiresAt: { gt: now } },
    data: { codeTries: { increment: 1 } },
  })
  if (counted === 0) throw invalidField('code', EXPIRED_CODE)
  return db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const { count } = await tx.providerClaim.updateMany({
      where: { id, status: 'pending', codeHash: hashOf(id, code) },
      data: { emailProvedAt: now, codeHash: null },
    })
    if (count === 0) throw invalidField('code', WRONG_CODE)
    return { id, ...(await acceptIfProven(tx, id, now)) }
  })
}

async function findPending(actor: SignedInActor, id: number) {
  const claim = await db().providerClaim.findFirst({
    where: { id, userId: actor.id, status: 'pending' },
    select: { providerId: true, emailProvedAt: true, provider: { select: { slug: true, name: true, email: true } } },
  })
  if (!claim) throw new NotFoundError(message('listings.claimErrors.noPending'))
  const { providerId, emailProvedAt, provider: row } = claim
  // A provider that is still to be added has no address on file, only what the claimant typed.
  if (providerId === null || !row) throw new ConflictError(NO_MAILBOX)
  const { slug, ...provider } = row
  return { providerId, emailProvedAt, provider: { id: slug, ...provider } }
}
