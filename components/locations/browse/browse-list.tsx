'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { TextField } from '@/components/ui/text-field'
import { routes } from '@/lib/platform/routes'
import { type Browsed, byCounty, countersOf, matching } from './browsed'
import { PageCard } from './page-card'
import { browseTexts as texts } from './texts'
import { useAdminFigures } from './use-admin-figures'

const COUNTERS = ['pages', 'cities', 'counties', 'careTypes'] as const

/** All pages; with JavaScript fewer as somebody types. */
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
