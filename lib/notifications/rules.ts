import type { z } from 'zod'
import type { Locale } from '@/lib/platform/language/locales'
import type { Role } from '@/prisma/generated/enums'

/** How a kind uses a channel. `on` and `off` are defaults that the user can change. */
type ChannelRule = 'always' | 'on' | 'off' | 'never'

export const CHANNELS = ['app', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** Whether the user can turn it on and off. */
export const canChoose = (rule: ChannelRule): boolean => rule === 'on' || rule === 'off'

/** Whether it is delivered, given the user's choice, if any. The choice is ignored if the rule allows none. */
export function isDelivered(rule: ChannelRule, chosen: boolean | null | undefined): boolean {
  return canChoose(rule) ? (chosen ?? rule === 'on') : rule === 'always'
}

/** How many notifications the panel and a page of the list show. */
export const PAGE_SIZE = 20
/** Read notifications are deleted after this time. */
export const RETENTION_DAYS = 180
/** How long the unsubscribe link in a mail is valid. */
export const UNSUBSCRIBE_DAYS = 180

/** Whether users of this role ever get notifications of this kind. */
export function isInAudience(actor: { role: Role }, { audience }: { audience?: readonly Role[] }): boolean {
  return !audience || audience.includes(actor.role)
}

/** Plain text, not escaped. */
export type Words = { title: string; text: string }

type KindDraft<S extends z.ZodType> = {
  /** The roles that may get it. Default: all. */
  audience?: readonly Role[]
  app: ChannelRule
  email: ChannelRule
  facts: S
  /** The page it links to. */
  path: (facts: z.output<S>) => string
  words: (facts: z.output<S>, locale: Locale) => Words
}

/**
 * Defines a kind of notification. `wordsFor` puts its facts into words in the reader's language. It returns null if it cannot read the facts,
 * because another release wrote the row.
 */
export function defineKind<S extends z.ZodType>({ facts, path, words, ...kind }: KindDraft<S>) {
  return {
    ...kind,
    facts,
    pathFor: (known: unknown): string => path(facts.parse(known)),
    wordsFor: (stored: unknown, locale: Locale): Words | null => {
      const known = facts.safeParse(stored)
      return known.success ? words(known.data, locale) : null
    },
  }
}
