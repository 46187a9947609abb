'use client'

import { fitMessages } from './fit-lines'
import { useOwnFit } from './fit-store'
import type { NeedsQuery } from './fit-view'

/** "Best for Mia" if these are the needs of one's own child. Loaded only for signed-in parents. */
export default function OwnSearchName({ needs, otherwise }: { needs: NeedsQuery; otherwise: string }) {
  const { children } = useOwnFit(null)
  const child = children.find((one) => isSame(one.needs, needs))
  return child ? fitMessages.bestFor(child.name) : otherwise
}

/** The days of a search may be one text or several. */
function isSame(one: NeedsQuery, other: NeedsQuery): boolean {
  return (['age', 'start', 'days', 'dropOff', 'pickUp'] as const).every(
    (name) => String(one[name] ?? '') === String(other[name] ?? ''),
  )
}
