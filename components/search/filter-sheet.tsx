'use client'

import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { filterTexts as texts } from './filter-texts'
import { isolate } from './isolate'
import { SearchPending } from './search-pilot'

export const FILTERS_ID = 'filters'
/** From here on the filters are a column beside the results. */
const COLUMN = '(min-width: 60rem)'

const MODAL = { role: 'dialog', 'aria-modal': true, 'aria-label': texts.title }
const COLUMN_REGION = { role: 'region', 'aria-label': texts.title }

/**
 * The filters: a column on wide screens; on narrow ones a sheet that "All filters" opens, modal while it is there. Without
 * JavaScript they stand below the results, and "All filters" is a link to them. `isSheet`: beside a map, never a column.
 */
export function FilterSheet({ isSheet = false, children }: { isSheet?: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const isPending = use(SearchPending)
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const isColumn = () => !isSheet && window.matchMedia(COLUMN).matches
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`a[href="#${FILTERS_ID}"]`) : null
      if (!link || isColumn()) return
      event.preventDefault()
      setIsOpen(true)
    }
    // The link was followed before there was anything to open.
    const { hash, pathname, search } = window.location
    if (hash === `#${FILTERS_ID}` && !isColumn()) {
      window.history.replaceState(null, '', pathname + search)
      setIsOpen(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [isSheet])

  useEffect(() => {
    const element = sheet.current
    if (!isOpen || !element) return
    const release = isolate(element)
    const close = () => setIsOpen(false)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const column = window.matchMedia(COLUMN)
    document.addEventListener('keydown', onKey)
    column.addEventListener('change', close)
    return () => {
      document.removeEventListener('keydown', onKey)
      column.removeEventListener('change', close)
      release()
    }
  }, [isOpen])

  // The button that sends the form has nothing to send any more: every change was sent. It leads to the results.
  function onSubmit() {
    setIsOpen(false)
  }

  return (
    <>
      {isOpen && (
        <div data-veil aria-hidden className="fixed inset-0 z-45 bg-veil" onPointerDown={() => setIsOpen(false)} />
      )}
      <div
        ref={sheet}
        id={FILTERS_ID}
        aria-busy={isPending}
        {...(isOpen ? MODAL : COLUMN_REGION)}
        tabIndex={-1}
        data-open={isOpen || undefined}
        data-sheet={isSheet || undefined}
        onSubmit={onSubmit}
        className="filter-sheet"
      >
        <header className="flex items-center justify-between px-4.5 pt-3 pb-1 lg:px-1 lg:pt-0">
          <h2 className="text-section">{texts.title}</h2>
          {isOpen && <IconButton icon="x" label={texts.close} onClick={() => setIsOpen(false)} />}
        </header>
        {children}
      </div>
    </>
  )
}
