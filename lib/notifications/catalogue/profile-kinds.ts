import { z } from 'zod'
import { routes } from '@/lib/platform/routes'
import { defineKind } from '../rules/define-kind'

const counted = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** What is told of profile changes: to the provider's people, and to admins. */
export const PROFILE_KINDS = {
  'profile-change-waits': defineKind({
    label: 'A provider’s page waits for your decision',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string() }),
    path: () => routes.approvals.start({ kind: 'profiles' }),
    words: ({ provider }) => ({
      title: 'A changed page waits for a decision',
      text: `It is that of ${provider}. We promise an answer in 1-2 business days.`,
    }),
  }),
  'profile-change-decided': defineKind({
    label: 'Your changes of a page were decided about',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({
      provider: z.string(),
      publicId: z.string(),
      accepted: z.int().nonnegative(),
      rejected: z.int().nonnegative(),
    }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, accepted, rejected }) =>
      rejected === 0
        ? { title: 'Your changes are live', text: `Families see them on the page of ${provider} now.` }
        : {
            title: accepted === 0 ? 'Your changes were not accepted' : 'Some of your changes were not accepted',
            text: `On the page of ${provider}, ${counted(accepted)} went live and ${counted(rejected)} did not. Your dashboard says why, field by field.`,
          },
  }),
  'page-edited': defineKind({
    label: 'An admin changed your page',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), publicId: z.string(), what: z.string(), why: z.string() }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, what, why }) => ({
      title: 'We changed something on your page',
      text: `On the page of ${provider}: ${what}, because ${why}.`,
    }),
  }),
  'pages-merged': defineKind({
    label: 'Your page was made one with another page of the same provider',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), publicId: z.string(), other: z.string() }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, other }) => ({
      title: 'Two pages of your provider are one now',
      text: `${other} and ${provider} were one provider with two pages. Families, reviews, people and numbers of both are at ${provider} now; the other address leads there.`,
    }),
  }),
  'profile-rolled-back': defineKind({
    label: 'An admin put your page back',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), publicId: z.string() }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider }) => ({
      title: 'Part of your page was put back',
      text: `The page of ${provider} says again what it said before. Your dashboard says what and why.`,
    }),
  }),
  'facts-to-confirm': defineKind({
    label: 'Once a month: is your page still right?',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), publicId: z.string() }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider }) => ({
      title: 'Still right?',
      text: `Some of what the page of ${provider} says was last confirmed more than a month ago.`,
    }),
  }),
} as const
