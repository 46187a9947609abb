'use client'

import { FitLines } from './fit-lines'
import { useOwnFit } from './fit-store'

/** Fetched for signed-in parents alone. */
export default function OwnFitLines({ id }: { id: string }) {
  const { fits, chosen } = useOwnFit(id)
  const lines = fits[id]?.[chosen]
  return lines ? <FitLines lines={lines} /> : null
}
