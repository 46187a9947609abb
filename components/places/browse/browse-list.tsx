'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useSession } from '@/components/accounts/session'
import { withMessages } from '@/components/platform/browser-messages'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dateText, todayIn } from '@/lib/platform/time/dates'
import { LANDING_MIN_PROVIDERS, MAX_SHARED_WORDS } from '@/lib/providers/landing/rules/pages'
import type { BrowsedPage, LandingPageHealth } from '@/lib/providers/types'
import { ReadingMessages } from '@/messages/parts/reading'
import type { Figures } from './load-admin-figures'

type BrowseTexts = Translate<'places.browse'>

/** The public data of a page. */
export type Browsed = Pick<BrowsedPage, 'careType' | 'city' | 'state' | 'county' | 'url'>

/** The pages whose city, county or care type contains the words, ignoring case. */
function matching(pages: readonly Browsed[], words: string, t: BrowseTexts, locale: Locale): Browsed[] {
  const searchText = words.trim().toLowerCase()
  return pages.filter(({ city, county, careType }) =>
    [city, county, placeNameIn(locale, county), careType, t(`careType.${careType}`)].some((text) =>
      text.toLowerCase().includes(searchText),
    ),
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

const dayOf = (locale: Locale, moment: string) => dateText(locale, todayIn('UTC', new Date(moment)), '')

/** The whole card links to the page. */
function PageCard({ page, figures, t }: { page: Browsed; figures: AdminFigures; t: BrowseTexts }) {
  const { careType, city, state, url } = page
  const path = useLocalPath()
  return (
    <li className="border-b border-line">
      <AppLink href={url} className="group flex h-full min-h-11 flex-col gap-1 py-3 hover:text-pine">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold group-hover:underline">{`${city}, ${state}`}</span>
          <Badge tone={TONES[careType]}>{t(`careType.${careType}`)}</Badge>
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
          <span className="min-w-0 break-words">{path(url)}</span>
          {figures.kind !== 'none' && <span className="numbers">{viewsOf(url, figures, t)}</span>}
        </span>
        {figures.kind === 'here' && <Health url={url} figures={figures} t={t} />}
      </AppLink>
    </li>
  )
}

function viewsOf(url: string, figures: AdminFigures, t: BrowseTexts): string {
  if (figures.kind === 'loading') return '...'
  const count = figures.kind === 'here' ? (figures.views[url] ?? 0) : 0
  return count > 0 ? t('views', { count }) : t('viewsMissing')
}

type HealthProps = { url: string; figures: Extract<AdminFigures, { kind: 'here' }>; t: BrowseTexts }

function Health({ url, figures: { health }, t }: HealthProps) {
  const locale = useLocale()
  const known = health.get(url)
  if (!known) return null
  const { providers, changedAt, isIndexable, words } = known
  const parts = [
    t('providers', { count: providers }),
    changedAt && t('changed', { day: dayOf(locale, changedAt) }),
    isIndexable ? t('indexed') : t('notIndexed', { missing: LANDING_MIN_PROVIDERS - providers }),
    wordsOf(words, t),
  ]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="numbers text-xs text-soft">{parts.filter(Boolean).join(' · ')}</span>
      {words && words.percent >= 100 * MAX_SHARED_WORDS && (
        <Badge tone="coral">{t('tooAlike', { percent: 100 * MAX_SHARED_WORDS })}</Badge>
      )}
    </span>
  )
}

function wordsOf(words: LandingPageHealth['words'], t: BrowseTexts): string {
  if (!words) return t('wordsUnknown')
  const { percent, sister } = words
  return sister === null ? t('wordsAlone') : t('words', { percent, sister })
}

const COUNTERS = ['pages', 'cities', 'counties', 'careTypes'] as const

/** All pages; with JavaScript filtered while typing. */
function FilteredList({ pages }: { pages: readonly Browsed[] }) {
  const t = useTranslations('places.browse')
  const [words, setWords] = useState('')
  const figures = useAdminFigures()
  const locale = useLocale()
  const found = matching(pages, words, t, locale)
  const counters = countersOf(found)
  return (
    <div className="wrap pb-16">
      <TextField
        className="noscript:hidden max-w-reading"
        type="search"
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <dl aria-live="polite" className="mt-6 flex flex-wrap gap-x-12 gap-y-3 border-y border-line py-4">
        {COUNTERS.map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-soft">{t(`counters.${name}`)}</dt>
            <dd className="numbers text-section font-bold">{counters[name]}</dd>
          </div>
        ))}
      </dl>
      {figures.kind !== 'none' && (
        <p className="mt-4 max-w-[52em] text-sm text-soft">
          {figures.kind === 'failed' ? t('loadFailed') : t('adminNote', { fewest: LANDING_MIN_PROVIDERS })}
        </p>
      )}
      {found.length === 0 && (
        <EmptyState
          title={t('none', { term: words.trim() })}
          level={2}
          action={<ButtonLink href={routes.search()}>{t('searchPlaces')}</ButtonLink>}
        >
          {t('noneHint')}
        </EmptyState>
      )}
      {byCounty(found).map(([county, inCounty]) => (
        <section key={county} className="mt-10">
          <h2 className="flex flex-wrap items-center gap-3 text-section">
            {placeNameIn(locale, county)}
            <Badge>{t('pageCount', { count: inCounty.length })}</Badge>
          </h2>
          <ul className="mt-2 grid grid-cols-1 gap-x-10 md:grid-cols-2 lg:grid-cols-3">
            {inCounty.map((page) => (
              <PageCard key={page.url} page={page} figures={figures} t={t} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const BrowseList = withMessages(ReadingMessages, FilteredList)
