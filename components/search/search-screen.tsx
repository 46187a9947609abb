'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { ReportedSearch } from '@/components/analytics/reported-views'
import { LocationForm, SearchNavigation } from '@/components/places/location-field/location-form'
import { withMessages } from '@/components/platform/browser-messages'
import { useMessageText } from '@/components/platform/use-message-text'
import { StoredResult } from '@/components/providers/stored-result'
import { IconButton } from '@/components/ui/actions/icon-button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/surface/icon'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { routes } from '@/lib/platform/http/routes'
import { localPath, readPath } from '@/lib/platform/language/addresses.mjs'
import { SearchMessages } from '@/messages/parts/search'
import { SearchLaterMessages } from '@/messages/parts/search-later'
import { FilterChips, ViewSwitch } from './filters/filter-chips'
import { FILTERS_ID, FilterForm } from './filters/filter-form'
import { useFilterTexts } from './filters/filter-texts'
import { ListResults, RESULTS_ID } from './results'
import {
  choiceCounts,
  filterPairs,
  ignoredText,
  pillParts,
  searchHref,
  skippedText,
  summaryOf,
  wayProblem,
} from './search-summary'
import type { Results, SearchOutcome, SearchRequest, Texts } from './types'

/** The code of these components loads only where they are shown. */
const ChoosePlace = withMessages(
  SearchLaterMessages,
  dynamic(() => import('./no-results').then((file) => file.ChoosePlace)),
)
const FirstVisit = withMessages(
  SearchLaterMessages,
  dynamic(() => import('./no-results').then((file) => file.FirstVisit)),
)
const MapResults = withMessages(
  SearchLaterMessages,
  dynamic(() => import('./map-results').then((file) => file.MapResults)),
)
const AgeField = dynamic(() => import('@/components/places/location-field/age-field').then((file) => file.AgeField))

/** An unknown place is shown again up to this length. */
const MAX_SHOWN_LENGTH = 100

type SearchScreenProps = { request: SearchRequest; outcome: SearchOutcome }

/**
 * The search page in all its states. Its links and forms work without JavaScript; with it they replace the results in
 * place and update the URL, so the back button works.
 */
function SearchPage({ request, outcome }: SearchScreenProps) {
  const t = useTranslations('search.screen')
  const filters = useFilterTexts()
  const messageText = useMessageText()
  const { typed, search, ignored, skipped } = request
  const address = searchHref(typed, search)
  const { navigate, onLinkPress, submit, isPending, filterForm } = useSearchNavigation(address)
  const results = outcome.kind === 'results' ? outcome : null
  const isMap = results !== null && results.map !== null
  const [sheet, setSheet] = useState<'place' | 'filters' | null>(null)
  const togglePlace = useCallback((isOpen: boolean) => setSheet(isOpen ? 'place' : null), [])
  const toggleFilters = useCallback((isOpen: boolean) => setSheet(isOpen ? 'filters' : null), [])
  const searchPlace = useCallback(
    (href: string) => {
      setSheet(null)
      navigate(href)
    },
    [navigate],
  )
  const hasAgeField = sheet === 'place'
  return (
    <SearchNavigation value={searchPlace}>
      <div onClickCapture={onLinkPress} className="search-frame">
        <div className={classNames('search-page wrap', results && 'search-page-found', isMap && 'search-page-map')}>
          <h1 className="search-title">{t('title')}</h1>
          <p role="status" className="search-summary">
            {results && summaryOf(results, t, filters.locale)}
          </p>
          {results && (
            <SearchPill results={results} typed={typed} onPress={() => togglePlace(true)} t={t} filters={filters} />
          )}
          <PhoneSheet
            id={PLACE_SHEET_ID}
            title={t('submit')}
            closeLabel={t('closePlace')}
            isOpen={sheet === 'place'}
            onToggle={togglePlace}
            className="place-sheet"
          >
            <LocationForm
              id="place"
              submitLabel={t('submit')}
              className="search-form"
              initial={placeNameIn(filters.locale, typed).slice(0, MAX_SHOWN_LENGTH)}
              isInvalid={outcome.kind === 'first-visit' && outcome.isInvalid}
              preserved={filterPairs(search).filter(([name]) => !hasAgeField || name !== 'age')}
              isForChild={search.age !== null}
              sideField={hasAgeField && <AgeField chosen={search.age} />}
            />
          </PhoneSheet>
          <p role="status" className="search-note font-medium empty:hidden">
            {results && wayProblem(results.way, t, messageText)}
          </p>
          {skipped.length > 0 && <p className="search-note font-medium">{skippedText(skipped, { t, filters })}</p>}
          {ignored.length > 0 && (
            <p className="search-note flex gap-2 text-sm text-soft">
              <Icon name="info" size="sm" className="mt-0.5" />
              {ignoredText(ignored, { t, filters })}
            </p>
          )}
          {outcome.kind === 'first-visit' && (
            <FirstVisit cities={outcome.cities} typed={typed} search={search} filters={filters} />
          )}
          {'options' in outcome && <ChoosePlace {...outcome} search={search} />}
          {results && (
            <>
              <PhoneSheet
                id={FILTERS_ID}
                title={filters.t('title')}
                closeLabel={filters.t('close')}
                isOpen={sheet === 'filters'}
                onToggle={toggleFilters}
                isPending={isPending}
                closesOnSubmit
                className="filter-sheet"
              >
                <FilterForm
                  request={request}
                  results={results}
                  submit={submit}
                  formRef={filterForm}
                  isSheet={sheet === 'filters'}
                />
              </PhoneSheet>
              <div className="search-bar">
                <FilterChips
                  typed={typed}
                  search={results.search}
                  choices={choiceCounts(results.counts)}
                  onAllFilters={() => toggleFilters(true)}
                />
                {(results.total > 0 || isMap) && <ViewSwitch typed={typed} search={results.search} t={t} />}
              </div>
              {results.map ? (
                <MapResults {...{ request, results, isPending, t, filters }} map={results.map} />
              ) : (
                <ListResults {...{ request, results, isPending, t, filters }} />
              )}
            </>
          )}
        </div>
        {results && <ReportedSearch address={address} />}
        <StoredResult />
        <SignInPrompt />
      </div>
    </SearchNavigation>
  )
}

const PLACE_SHEET_ID = 'place-sheet'

/** From this width on, there are no sheets (app/styles/filters.css). */
const WIDE_SCREEN = '(min-width: 60rem)'

type PhoneSheetProps = {
  id: string
  title: string
  closeLabel: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  isPending?: boolean
  /** Changes apply immediately, so the button only closes the sheet. */
  closesOnSubmit?: boolean
  className?: string
  children: ReactNode
}

/**
 * A part of the page that is inline on wide screens, and on narrow ones a native modal dialog, which a link to `id` opens. Without
 * JavaScript it is inline, and the link scrolls to it.
 */
function PhoneSheet({
  id,
  title,
  closeLabel,
  isOpen,
  onToggle,
  isPending = false,
  closesOnSubmit = false,
  className,
  children,
}: PhoneSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const bar = window.matchMedia(WIDE_SCREEN)
    const isWide = () => bar.matches
    // The link may have been pressed before hydration.
    const { hash, pathname, search } = window.location
    if (hash === `#${id}` && !isWide()) {
      window.history.replaceState(window.history.state, '', pathname + search)
      onToggle(true)
    }
    const closeOnWide = () => isWide() && dialog.current?.close()
    bar.addEventListener('change', closeOnWide)
    return () => bar.removeEventListener('change', closeOnWide)
  }, [id, onToggle])

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.focus({ preventScroll: true })
  }, [isOpen])

  // Closing a native dialog returns the focus to the link.
  const close = () => dialog.current?.close()
  const shared = { id, 'aria-label': title, 'aria-busy': isPending, className: classNames('phone-sheet', className) }
  if (!isOpen) return <section {...shared}>{children}</section>
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: closes on a press outside; the keyboard has Escape and a button
    <dialog
      {...shared}
      ref={dialog}
      tabIndex={-1}
      onClose={() => onToggle(false)}
      onClick={({ target }) => target === dialog.current && close()}
      onSubmit={closesOnSubmit ? close : undefined}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <header className="flex items-center justify-between px-4.5 pt-3 pb-1 lg:px-0">
          <h2 className="text-section">{title}</h2>
          <IconButton icon="x" label={closeLabel} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  )
}

type SearchPillProps = Texts & { results: Results; typed: string; onPress: () => void }

/** The search in one line, on phones; it opens the place field. A link, so that it works without JavaScript too. */
function SearchPill({ results, typed, onPress, ...texts }: SearchPillProps) {
  const [place, ...others] = pillParts(results, typed, texts)
  return (
    <a
      href={`#${PLACE_SHEET_ID}`}
      className="search-pill"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <Icon name="search" className="text-pine" />
      <span className="sr-only">{texts.t('changeSearch')} </span>
      <span>
        {place}
        {others.map((part) => (
          <span key={part}> · {part}</span>
        ))}
      </span>
    </a>
  )
}

/** Navigates between searches in place; manages the focus and the filter form. */
function useSearchNavigation(address: string) {
  const locale = useLocale()
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const filterForm = useRef<HTMLFormElement>(null)
  // The latest navigation, and where the focus goes when its results are shown.
  const requested = useRef({ href: address, toResults: false, fromForm: false, isPressed: false })

  const navigate = useCallback(
    (href: string, { toResults = false, fromForm = false } = {}) => {
      if (href === requested.current.href) return
      requested.current = { href, toResults, fromForm, isPressed: true }
      startTransition(() => router.push(localPath(locale, href), { scroll: false }))
    },
    [router, locale],
  )

  useEffect(() => {
    const { toResults, fromForm, isPressed } = requested.current
    requested.current = { href: address, toResults: false, fromForm: false, isPressed: false }
    // Fields show the current search, also after the back button; but they are never reset while being edited.
    if (!fromForm) filterForm.current?.reset()
    // The pressed element may be gone, such as a parent's children above the results, or a phone's place field.
    const focused = document.activeElement
    const isLost = isPressed && (focused === document.body || focused?.checkVisibility() === false)
    if (toResults || isLost) document.getElementById(RESULTS_ID)?.focus({ preventScroll: !toResults })
  }, [address])

  const submit = useCallback((form: HTMLFormElement) => navigate(addressOfForm(form), { fromForm: true }), [navigate])

  return { navigate, submit, isPending, filterForm, onLinkPress }

  /** A plain press on a link to a search; new tabs and other pages are left to the browser. */
  function onLinkPress(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hash || link.origin !== window.location.origin) return
    const { path } = readPath(link.pathname)
    if (path !== routes.search()) return
    event.preventDefault()
    navigate(path + link.search, { toResults: link.closest('[data-pages]') !== null })
  }
}

/** The URL that a browser would submit the form to, without its empty fields. */
export function addressOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  return `${routes.search()}?${query}`
}

export const SearchScreen = withMessages(SearchMessages, SearchPage)
