'use client'

import { fitMessages } from './fit-lines'
import { isSameChild, useOwnChildren } from './fit-store'
import type { NeedsQuery } from './fit-view'

/** "Best for Mia" if these are the needs of one's own child. Loaded only for signed-in parents. */
export default function OwnSearchName({ needs, otherwise }: { needs: NeedsQuery; otherwise: string }) {
  const children = useOwnChildren()
  const child = children.find((one) => isSameChild(one.needs, needs))
  return child ? fitMessages.bestFor(child.name) : otherwise
}
