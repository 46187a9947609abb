import { z } from 'zod'
import { routes } from '@/lib/platform/routes'
import { ClaimRejection } from '@/prisma/generated/enums'
import { defineKind } from '../rules/define-kind'

const claimed = z.object({ provider: z.string(), publicId: z.string() })

const BECAUSE: Record<ClaimRejection, string> = {
  not_shown: 'what you sent does not show that you answer for it',
  wrong_provider: 'what you sent is about another provider',
  other_side: 'somebody else has shown that they answer for it',
  untrue: 'something in it is not true',
}

/** What is told of claims: to claimants, to who manages what is claimed, to admins. */
export const CLAIM_KINDS = {
  'claim-received': defineKind({
    label: 'A provider is claimed',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string(), claimId: z.int(), isContested: z.boolean() }),
    path: ({ claimId }) => routes.approvals.claim(claimId),
    words: ({ provider, isContested }) => ({
      title: isContested ? 'A claim is contested' : 'A provider is claimed',
      text: `It is about ${provider}. Look at the evidence and decide.`,
    }),
  }),
  'claim-contested': defineKind({
    label: 'Somebody else claims your provider',
    audience: ['careprovider'],
    app: 'on',
    email: 'always',
    facts: claimed,
    path: ({ publicId }) => routes.claim(publicId),
    words: ({ provider }) => ({
      title: 'Somebody else claims your provider',
      text: `It is about ${provider}. Until an admin has decided, its page cannot be edited. Show what speaks for you.`,
    }),
  }),
  'claim-decided': defineKind({
    label: 'Your claim is decided',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: claimed.extend({ rejection: z.enum(ClaimRejection).nullable() }),
    path: ({ publicId, rejection }) => (rejection ? routes.claim(publicId) : routes.careproviderDashboard()),
    words: ({ provider, rejection }) =>
      rejection
        ? {
            title: 'Your claim was not accepted',
            text: `It is about ${provider}. The reason: ${BECAUSE[rejection]}.`,
          }
        : { title: 'Your claim is accepted', text: `You manage ${provider} now: answer families, keep its page true.` },
  }),
} as const
