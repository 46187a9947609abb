'use client'

import { useEffect, useState } from 'react'
import { useSession } from '@/components/accounts/session'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { TextField } from '@/components/ui/fields/text-field'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { routes } from '@/lib/platform/http/routes'
import { dateText, todayIn } from '@/lib/platform/time/dates'
import { MAX_SHARED_WORDS } from '@/lib/providers/landing/rules/pages'
import type { BrowsedPage, LandingPageHealth } from '@/lib/providers/types'
import type { Figures } from './load-admin-figures'
import { browseMessages as texts } from './messages'

/** The public data of a page. */
export type Browsed = Pick<BrowsedPage, 'careType' | 'city' | 'state' | 'county' | 'url'>

/** Those whose city, county or care type contains the words, in any case. */
function matching(pages: readonly Browsed[], words: string): Browsed[] {
  const wanted = words.trim().toLowerCase()
  return pages.filter(({ city, county, careType }) =>
    [city, county, careType, texts.careType[careType]].some((text) => text.toLowerCase().includes(wanted)),
  )
}

function countersOf(pages: readonly Browsed[]) {
  const distinct = (keyOf: (page: Browsed) => string) => new Set(pages.map(keyOf)).size
  return {
    pages: pages.length,
    cities: distinct(({ city, state }) => `${city}, ${state}`),
    counties: distinct(({ county }) => county),
    careTypes: distinct(({ careType }) => careType),
  }
}

/** In the given order, one group for each county. */
function byCounty(pages: readonly Browsed[]): [county: string, pages: Browsed[]][] {
  const groups = new Map<string, Browsed[]>()
  for (const page of pages) groups.set(page.county, [...(groups.get(page.county) ?? []), page])
  return [...groups]
}

/** `none`: the user is not an admin, and nothing is requested. */
type AdminFigures = { kind: 'none' } | { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'here' } & Figures)

function useAdminFigures(): AdminFigures {
  const session = useSession()
  const isAdmin = session.kind === 'user' && session.user.role === 'admin'
  const [figures, setFigures] = useState<AdminFigures>({ kind: 'loading' })
  useEffect(() => {
    if (!isAdmin) return
    import('./load-admin-figures')
      .then(({ loadAdminFigures }) => loadAdminFigures())
      .then((found) => setFigures({ kind: 'here', ...found }))
      .catch(() => setFigures({ kind: 'failed' }))
  }, [isAdmin])
  return isAdmin ? figures : { kind: 'none' }
}

const TONES = { daycare: 'sky', preschool: 'mint', montessori: 'plum' } as const

const dayOf = (moment: string) => dateText(todayIn('UTC', new Date(moment)), '')

/** The whole card links to the page. */
function PageCard({ page, figures }: { page: Browsed; figures: AdminFigures }) {
  const { careType, city, state, url } = page
  return (
    <li className="border-b border-line">
      <AppLink href={url} className="group flex h-full min-h-11 flex-col gap-1 py-3 hover:text-pine">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold group-hover:underline">{texts.place(city, state)}</span>
          <Badge tone={TONES[careType]}>{texts.careType[careType]}</Badge>
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
          <span className="min-w-0 break-words">{url}</span>
          {figures.kind !== 'none' && <span className="numbers">{viewsOf(url, figures)}</span>}
        </span>
        {figures.kind === 'here' && <Health url={url} figures={figures} />}
      </AppLink>
    </li>
  )
}

function viewsOf(url: string, figures: AdminFigures): string {
  if (figures.kind === 'loading') return texts.viewsLoading
  const count = figures.kind === 'here' ? (figures.views[url] ?? 0) : 0
  return count > 0 ? texts.views(count) : texts.viewsMissing
}

type HealthProps = { url: string; figures: Extract<AdminFigures, { kind: 'here' }> }

function Health({ url, figures: { health } }: HealthProps) {
  const known = health.get(url)
  if (!known) return null
  const { providers, changedAt, isIndexable, words } = known
  const parts = [
    texts.providers(providers),
    changedAt && texts.changed(dayOf(changedAt)),
    isIndexable ? texts.indexed : texts.notIndexed(providers),
    wordsOf(words),
  ]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="numbers text-xs text-soft">{parts.filter(Boolean).join(' · ')}</span>
      {words && words.percent >= 100 * MAX_SHARED_WORDS && <Badge tone="coral">{texts.tooAlike}</Badge>}
    </span>
  )
}

function wordsOf(words: LandingPageHealth['words']): string {
  if (!words) return texts.wordsUnknown
  return words.sister === null ? texts.wordsAlone : texts.words(words.percent, words.sister)
}

const COUNTERS = ['pages', 'cities', 'counties', 'careTypes'] as const

/** All pages; with JavaScript filtered while typing. */
export function BrowseList({ pages }: { pages: readonly Browsed[] }) {
  const [words, setWords] = useState('')
  const figures = useAdminFigures()
  const found = matching(pages, words)
  const counters = countersOf(found)
  return (
    <div className="wrap pb-16">
      <TextField
        className="noscript:hidden max-w-reading"
        type="search"
        label={texts.search}
        labelHidden
        placeholder={texts.search}
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <dl aria-live="polite" className="mt-6 flex flex-wrap gap-x-12 gap-y-3 border-y border-line py-4">
        {COUNTERS.map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-soft">{texts.counters[name]}</dt>
            <dd className="numbers text-section font-bold">{counters[name]}</dd>
          </div>
        ))}
      </dl>
      {figures.kind !== 'none' && (
        <p className="mt-4 max-w-[52em] text-sm text-soft">
          {figures.kind === 'failed' ? texts.loadFailed : texts.adminNote}
        </p>
      )}
      {found.length === 0 && (
        <EmptyState
          title={texts.none(words.trim())}
          level={2}
          action={<ButtonLink href={routes.search()}>{texts.searchPlaces}</ButtonLink>}
        >
          {texts.noneHint}
        </EmptyState>
      )}
      {byCounty(found).map(([county, inCounty]) => (
        <section key={county} className="mt-10">
          <h2 className="flex flex-wrap items-center gap-3 text-section">
            {county}
            <Badge>{texts.pageCount(inCounty.length)}</Badge>
          </h2>
          <ul className="mt-2 grid grid-cols-1 gap-x-10 md:grid-cols-2 lg:grid-cols-3">
            {inCounty.map((page) => (
              <PageCard key={page.url} page={page} figures={figures} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
