'use client'

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Signal } from '@/lib/platform/signals'
import { hear, hearsSignals, onLiveChange } from './signals'

/** Calls `onNews` when the server says that one of these is new. Answers whether it does: if not, look now and then. */
export function useSignals(signals: readonly Signal[], onNews: () => void): boolean {
  const tell = useEffectEvent((signal: Signal) => {
    if (signals.includes(signal)) onNews()
  })
  useEffect(() => hear((signal) => tell(signal)), [])
  return useSyncExternalStore(onLiveChange, hearsSignals, () => false)
}
