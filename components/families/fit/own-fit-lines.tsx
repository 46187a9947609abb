'use client'

import { FitLines } from './fit-lines'
import { useOwnFit } from './fit-store'

/** Loaded only for signed-in parents. */
export default function OwnFitLines({ id }: { id: string }) {
  const { fits, chosen } = useOwnFit(id)
  const lines = fits[id]?.[chosen]
  return lines ? <FitLines lines={lines} /> : null
}
