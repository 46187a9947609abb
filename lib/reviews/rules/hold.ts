import { findsWord } from '@/lib/site-settings/rules'
import { HOLD_REASONS, type HoldReason } from '../catalogue/hold-reasons'
import { findsContact, findsLink, findsName, findsStrongWord } from './findings'
import { BURST } from './limits'

export type Written = {
  text: string
  /** The author's own children. */
  childNames: readonly string[]
  /** Whether a review of this author was shown before. */
  isKnown: boolean
  /** Whether this one was rejected, and is written anew. */
  wasRejected: boolean
  isNew: boolean
  /** Words that admins look out for, besides the strong ones. */
  watchedWords: readonly string[]
  /** Others about this provider, and by this author, since a day. */
  recentOfProvider: number
  recentByAuthor: number
}

/** Why somebody has to read it first; nothing when it can be shown at once. How many stars it gives is not among what is asked. */
export function holdReasons(written: Written): HoldReason[] {
  const { text, childNames, watchedWords, isKnown, wasRejected, isNew, recentOfProvider, recentByAuthor } = written
  const isBurst = recentOfProvider >= BURST.ofProvider || recentByAuthor >= BURST.byAuthor
  const found: Record<HoldReason, boolean> = {
    'first-review': !isKnown,
    burst: isNew && isBurst,
    link: findsLink(text),
    'contact-data': findsContact(text),
    'child-name': findsName(text, childNames),
    'strong-language': findsStrongWord(text) || findsWord(text, watchedWords),
    'rejected-before': wasRejected,
  }
  return HOLD_REASONS.filter((reason) => found[reason])
}
