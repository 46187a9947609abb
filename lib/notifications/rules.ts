import type { z } from 'zod'
import type { Role } from '@/prisma/generated/enums'

/** How a kind reaches people by one channel: `on` and `off` are what holds until the person chooses. */
type ChannelRule = 'always' | 'on' | 'off' | 'never'

export const CHANNELS = ['app', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** Whether the person has a say. */
export const canChoose = (rule: ChannelRule): boolean => rule === 'on' || rule === 'off'

/** Whether it is delivered, given what the person chose, if they did. A choice that the rule does not leave counts for nothing. */
export function isDelivered(rule: ChannelRule, chosen: boolean | null | undefined): boolean {
  return canChoose(rule) ? (chosen ?? rule === 'on') : rule === 'always'
}

/** How many the panel and a page of the list show. */
export const PAGE_SIZE = 20
/** How long one that was read is kept. */
export const RETENTION_DAYS = 180
/** How long the link in a mail ends such mails. */
export const UNSUBSCRIBE_DAYS = 180

/** Whether somebody of this role ever gets notifications of this kind. */
export function isFor(actor: { role: Role }, { audience }: { audience?: readonly Role[] }): boolean {
  return !audience || audience.includes(actor.role)
}

type Words = { title: string; text: string }

type KindDraft<S extends z.ZodType> = {
  /** What it is, on the page of choices. */
  label: string
  /** Who may ever get it. Default: everybody. */
  audience?: readonly Role[]
  app: ChannelRule
  email: ChannelRule
  facts: S
  /** Where the thing itself stands. */
  path: (facts: z.output<S>) => string
  /** Plain text; whoever shows it escapes it. */
  words: (facts: z.output<S>) => Words
}

/** A kind of notification. `wordsFor` takes what a row holds, which an older release may have written. */
export function defineKind<S extends z.ZodType>({ facts, path, words, ...kind }: KindDraft<S>) {
  return {
    ...kind,
    facts,
    pathFor: (known: unknown): string => path(facts.parse(known)),
    wordsFor: (stored: unknown): Words => {
      const known = facts.safeParse(stored)
      return known.success ? words(known.data) : { title: kind.label, text: '' }
    },
  }
}
