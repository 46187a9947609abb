'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether hydration is complete: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
