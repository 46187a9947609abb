'use client'

import { useEffect, useState } from 'react'

/** The public id of the row of the list that is under the pointer or has the focus. Rows say theirs in `data-map-id`. */
export function useLitRow(): string | null {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const onEnter = (event: Event) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-map-id]') : null
      setId(row?.dataset.mapId ?? null)
    }
    document.addEventListener('mouseover', onEnter)
    document.addEventListener('focusin', onEnter)
    return () => {
      document.removeEventListener('mouseover', onEnter)
      document.removeEventListener('focusin', onEnter)
    }
  }, [])
  return id
}
