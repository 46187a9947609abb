'use client'

import type { ReactNode } from 'react'
import { fitSentence } from './fit-lines'
import { useOwnFit } from './fit-store'
import { RowFit } from './row-fit'

/** In a row, for one's own child. Loaded only for signed-in parents; `otherwise` is shown until then, and without a child. */
export default function OwnRowFit({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const { children, fits, chosen } = useOwnFit(id)
  const lines = fits[id]?.[chosen]
  const fit = lines && fitSentence(lines, children[chosen]?.name ?? null)
  return fit ? <RowFit {...fit} /> : otherwise
}
