'use client'

import { type RefObject, useEffect, useState } from 'react'

const KEPT = 'approval-keys'
const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/**
 * Single keys on the list: j and k go from line to line, a and x press what the line has. They rest while somebody types, holds another
 * key, or has turned them off (WCAG 2.1.4).
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(localStorage.getItem(KEPT) !== 'off'), [])

  useEffect(() => {
    if (!isOn) return
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(FIELDS)) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const press = (part: string) => rows[at]?.querySelector<HTMLElement>(`[data-key="${part}"]`)
      const key = event.key.toLowerCase()
      if (key === 'j') focusRow(rows[Math.min(at + 1, rows.length - 1)])
      else if (key === 'k') focusRow(rows[Math.max(at - 1, 0)])
      else if (key === 'a') press('take')?.click()
      else if (key === 'x') press('choose')?.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, list])

  function turn(next: boolean) {
    setIsOn(next)
    localStorage.setItem(KEPT, next ? 'on' : 'off')
  }
  return { isOn, turn }
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('a')?.focus()
}
