'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useEffect, useRef, useTransition } from 'react'
import { SearchNavigation } from '@/components/places/search-navigation'
import { routes } from '@/lib/platform/routes'
import { askAnew } from './asked-searches'
import { searchOfForm, searchOfPress } from './search-links'

/** Whether another search is on its way. */
export const SearchPending = createContext(false)

export const RESULTS_ID = 'results'
export const FILTER_FORM_ID = 'filter-form'

type SearchPilotProps = {
  /** Of what is shown. */
  address: string
  isMap: boolean
  children: ReactNode
}

/**
 * What JavaScript adds to the search page: its links and forms, which work without, change the results in place. Filters
 * are sent as soon as they change. The address follows, so the back button leads through the searches.
 */
export function SearchPilot({ address, isMap, children }: SearchPilotProps) {
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()
  // What was asked for last, and where the focus goes when it is there.
  const asked = useRef({ href: address, toResults: false, fromForm: false })

  const navigate = useCallback(
    (href: string, how: { toResults?: boolean; fromForm?: boolean } = {}) => {
      if (href === asked.current.href) return
      asked.current = { href, toResults: how.toResults ?? false, fromForm: how.fromForm ?? false }
      const toMap = isOfMap(href)
      if (!toMap) askAnew(href)
      startTransition(() => {
        // Every list is the same page (search-root.tsx): there is nothing to fetch but its results.
        if (isMap || toMap) router.push(href, { scroll: false })
        else window.history.pushState(null, '', href)
      })
    },
    [router, isMap],
  )

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const pressed = searchOfPress(event, routes.search())
      if (!pressed) return
      event.preventDefault()
      navigate(pressed.href, pressed)
    }
    const onForm = (event: Event) => {
      const form = event.target instanceof Element && event.target.closest('form')
      if (!form || form.id !== FILTER_FORM_ID) return
      event.preventDefault()
      navigate(searchOfForm(form, routes.search()), { fromForm: true })
    }
    element.addEventListener('click', onClick, true)
    element.addEventListener('change', onForm)
    element.addEventListener('submit', onForm)
    return () => {
      element.removeEventListener('click', onClick, true)
      element.removeEventListener('change', onForm)
      element.removeEventListener('submit', onForm)
    }
  }, [navigate])

  useEffect(() => {
    const { toResults, fromForm } = asked.current
    asked.current = { href: address, toResults: false, fromForm: false }
    // Fields show what is searched, also after the back button; but never under the hands of whoever is filling them in.
    const form = document.getElementById(FILTER_FORM_ID)
    if (!fromForm && form instanceof HTMLFormElement) form.reset()
    const isLost = document.activeElement === document.body
    if (toResults || (isLost && fromForm)) document.getElementById(RESULTS_ID)?.focus({ preventScroll: !toResults })
  }, [address])

  return (
    <SearchNavigation value={navigate}>
      <SearchPending value={isPending}>
        <div ref={frame}>{children}</div>
      </SearchPending>
    </SearchNavigation>
  )
}

/** The map is a page of its own behind the same path (next.config.mjs). */
function isOfMap(href: string): boolean {
  return new URLSearchParams(href.split('?')[1]).getAll('view').at(-1) === 'map'
}
