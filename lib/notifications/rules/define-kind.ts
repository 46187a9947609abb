import type { z } from 'zod'
import type { Role } from '@/prisma/generated/enums'
import type { ChannelRule } from './channels'

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
