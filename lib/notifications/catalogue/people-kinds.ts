import { z } from 'zod'
import { routes } from '@/lib/platform/routes'
import { ProviderPersonRole } from '@/prisma/generated/enums'
import { defineKind } from '../rules/define-kind'

const AS: Record<ProviderPersonRole, string> = {
  manager: 'a manager',
  editor: 'an editor',
  front_desk: 'the front desk',
}

/** What is told of a provider's people: to its managers, or to whose role it is. Nobody's name stands in it. */
export const PEOPLE_KINDS = {
  'people-changed': defineKind({
    label: 'Somebody joins or leaves your provider, or your role there changes',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({
      provider: z.string(),
      publicId: z.string(),
      change: z.enum(['joined', 'left', 'removed', 'role']),
      role: z.enum(ProviderPersonRole),
    }),
    path: ({ publicId, change }) =>
      change === 'removed' ? routes.careproviderDashboard() : routes.providerPeople({ provider: publicId }),
    words: ({ provider, change, role }) =>
      ({
        joined: { title: 'Somebody has joined your provider', text: `${provider} has a new person, as ${AS[role]}.` },
        left: { title: 'Somebody has left your provider', text: `One of the people of ${provider} has left it.` },
        removed: { title: 'You were taken off a provider', text: `You no longer answer for ${provider}.` },
        role: { title: 'Your role has changed', text: `At ${provider} you are now ${AS[role]}.` },
      })[change],
  }),
} as const
