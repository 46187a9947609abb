'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { ReportedSearch } from '@/components/analytics/reported-views'
import { LocationForm, SearchNavigation } from '@/components/places/location-field/location-form'
import { StoredResult } from '@/components/providers/stored-result'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { FilterChips, ViewSwitch } from './filters/filter-chips'
import { searchMessages as messages } from './messages'
import { ListResults, RESULTS_ID } from './results'
import { choiceCounts, filterPairs, searchHref, summaryOf, wayProblem } from './search-summary'
import type { SearchOutcome, SearchRequest } from './types'

/** The code of these loads only where they are shown. */
const ChoosePlace = dynamic(() => import('./no-results').then((file) => file.ChoosePlace))
const FirstVisit = dynamic(() => import('./no-results').then((file) => file.FirstVisit))
const MapResults = dynamic(() => import('./map-results').then((file) => file.MapResults))

/** An unknown place is shown again up to this length. */
const LONGEST_SHOWN = 100

type SearchScreenProps = { request: SearchRequest; outcome: SearchOutcome }

/**
 * The search page in all its states. Its links and forms work without JavaScript; with it they replace the results in
 * place and update the URL, so the back button works.
 */
export function SearchScreen({ request, outcome }: SearchScreenProps) {
  const { typed, search, ignored, skipped } = request
  const address = searchHref(typed, search)
  const { navigate, onLinkPress, submit, isPending, filterForm } = useSearchNavigation(address)
  const results = outcome.kind === 'results' ? outcome : null
  const isMap = results !== null && results.map !== null
  const [isFiltersOpen, toggleFilters] = useState(false)
  const shared = { submit, isPending, formRef: filterForm, isFiltersOpen, toggleFilters }
  return (
    <SearchNavigation value={navigate}>
      <div onClickCapture={onLinkPress} className="search-frame">
        <div className={classNames('search-page wrap', results && 'search-page-found', isMap && 'search-page-map')}>
          <h1 className="search-title">{messages.title}</h1>
          <p role="status" className="search-summary">
            {results && summaryOf(results)}
          </p>
          <LocationForm
            id="place"
            submitLabel={messages.submit}
            className="search-form"
            initial={typed.slice(0, LONGEST_SHOWN)}
            isInvalid={outcome.kind === 'first-visit' && outcome.isInvalid}
            preserved={filterPairs(search)}
          />
          <p role="status" className="mb-4 max-w-reading font-medium empty:hidden">
            {results && wayProblem(results.way)}
          </p>
          {skipped.length > 0 && <p className="mb-4 max-w-reading font-medium">{messages.skipped(skipped)}</p>}
          {ignored.length > 0 && (
            <p className="mb-4 flex max-w-reading gap-2 text-sm text-soft">
              <Icon name="info" size="sm" className="mt-0.5" />
              {messages.ignored(ignored)}
            </p>
          )}
          {outcome.kind === 'first-visit' && <FirstVisit cities={outcome.cities} typed={typed} search={search} />}
          {(outcome.kind === 'ambiguous' || outcome.kind === 'unknown') && <ChoosePlace {...outcome} search={search} />}
          {results && (
            <div className="search-bar">
              <ViewSwitch typed={typed} search={results.search} />
              <FilterChips
                typed={typed}
                search={results.search}
                choices={choiceCounts(results.counts)}
                onAllFilters={() => toggleFilters(true)}
              />
            </div>
          )}
          {results &&
            (results.map ? (
              <MapResults request={request} results={results} map={results.map} {...shared} />
            ) : (
              <ListResults request={request} results={results} {...shared} />
            ))}
        </div>
        {results && <ReportedSearch address={address} />}
        <StoredResult />
        <SignInPrompt />
      </div>
    </SearchNavigation>
  )
}

/** What the results need from the page around them. */
export type SearchActions = {
  /** Submits the filter form as a search. */
  submit: (form: HTMLFormElement) => void
  /** Another search is loading. */
  isPending: boolean
  formRef: RefObject<HTMLFormElement | null>
  isFiltersOpen: boolean
  toggleFilters: (isOpen: boolean) => void
}

/** Navigates between searches in place; manages the focus and the filter form. */
function useSearchNavigation(address: string) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const filterForm = useRef<HTMLFormElement>(null)
  // The latest request, and where the focus goes when it is shown.
  const requested = useRef({ href: address, toResults: false, fromForm: false, isPressed: false })

  const navigate = useCallback(
    (href: string, { toResults = false, fromForm = false } = {}) => {
      if (href === requested.current.href) return
      requested.current = { href, toResults, fromForm, isPressed: true }
      startTransition(() => router.push(href, { scroll: false }))
    },
    [router],
  )

  useEffect(() => {
    const { toResults, fromForm, isPressed } = requested.current
    requested.current = { href: address, toResults: false, fromForm: false, isPressed: false }
    // Fields show the current search, also after the back button; but they are never reset while being edited.
    if (!fromForm) filterForm.current?.reset()
    // What was pressed may be gone, such as a parent's children above the results.
    const isLost = isPressed && document.activeElement === document.body
    if (toResults || isLost) document.getElementById(RESULTS_ID)?.focus({ preventScroll: !toResults })
  }, [address])

  const submit = useCallback((form: HTMLFormElement) => navigate(addressOfForm(form), { fromForm: true }), [navigate])

  return { navigate, submit, isPending, filterForm, onLinkPress }

  /** A plain press on a link to a search; new tabs and other pages are left to the browser. */
  function onLinkPress(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hash || link.origin !== window.location.origin) return
    if (link.pathname !== routes.search()) return
    event.preventDefault()
    navigate(link.pathname + link.search, { toResults: link.closest('[data-pages]') !== null })
  }
}

/** The URL that a browser would submit the form to, without its empty fields. */
export function addressOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  return `${routes.search()}?${query}`
}
