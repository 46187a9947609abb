import { z } from 'zod'
import { routes } from '@/lib/platform/routes'
import { ClaimRejection } from '@/prisma/generated/enums'
import { defineKind } from '../rules/define-kind'

const claimed = z.object({ provider: z.string(), publicId: z.string() })

const BECAUSE: Record<ClaimRejection, string> = {
  not_shown: 'what you sent does not show that you answer for it',
  wrong_provider: 'what you sent is about another provider',
  other_side: 'somebody else has shown that they answer for it',
  listed_already: 'it has a page here already, which you can claim',
  untrue: 'something in it is not true',
}

/** What is told of claims: to claimants, to who manages what is claimed, to admins. */
export const CLAIM_KINDS = {
  'claim-received': defineKind({
    label: 'A provider is claimed',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({
      provider: z.string(),
      claimId: z.int(),
      isContested: z.boolean(),
      isAddition: z.boolean().default(false),
    }),
    path: ({ claimId }) => routes.approvals.claim(claimId),
    words: ({ provider, isContested, isAddition }) => ({
      title: isAddition ? 'Somebody adds a provider' : isContested ? 'A claim is contested' : 'A provider is claimed',
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
    facts: z.object({
      provider: z.string(),
      /** Null for one that was to be added, and is not here. */
      publicId: z.string().nullable(),
      claimId: z.int().default(0),
      isAddition: z.boolean().default(false),
      rejection: z.enum(ClaimRejection).nullable(),
    }),
    path: ({ publicId, claimId, rejection }) => {
      if (publicId === null) return routes.ownAddition(claimId)
      return rejection ? routes.claim(publicId) : routes.careproviderDashboard({ provider: publicId })
    },
    words: ({ provider, rejection, isAddition }) =>
      rejection
        ? {
            title: 'Your claim was not accepted',
            text: `It is about ${provider}. The reason: ${BECAUSE[rejection]}.`,
          }
        : isAddition
          ? {
              title: 'The provider you added has its page',
              text: `You manage ${provider} now. Add hours, openings and tuition: families look for them first.`,
            }
          : {
              title: 'Your claim is accepted',
              text: `You manage ${provider} now: answer families, keep its page true.`,
            },
  }),
} as const
