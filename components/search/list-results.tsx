import type { ReactNode } from 'react'
import { OwnFitBar } from '@/components/fit/own-fit'
import { ProviderRows } from '@/components/providers/provider-rows'
import { ofText } from '@/components/ui/as-text'
import { PatchedText } from '@/components/ui/patched-text'
import { FilterForm } from './filter-form'
import { FilterSheet } from './filter-sheet'
import { PendingArea } from './pending-area'
import { screenTexts as texts } from './screen-texts'
import type { ListView } from './types'

/** The rows of a page and the filters beside them. */
export function ListResults({ list }: { list: ListView }) {
  return (
    <div className="pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <section aria-labelledby="results">
        <PendingArea>
          <ListTop list={list} />
          <ListRest list={list} />
          <ProviderRows rows={list.rows} level={3} label={texts.resultsLabel} wayBack={list.wayBack} />
          <ListPages list={list} />
        </PendingArea>
      </section>
      <FilterSheet>
        <FilterForm {...list.filters} />
      </FilterSheet>
    </div>
  )
}

type ListPartProps = { list: ListView }

/** How many, in which order, and whose fit the rows tell. */
export function ListTop({ list: { head, typedChild }, children }: ListPartProps & { children?: ReactNode }) {
  return (
    <>
      <PatchedText className="mb-4" text={head} />
      {children}
      {typedChild === null ? <OwnFitBar className="mb-2" /> : <div {...ofText(typedChild)} />}
    </>
  )
}

/** What stands in place of rows. */
export function ListRest({ list: { empty, others, wayBack } }: ListPartProps) {
  if (!empty) return null
  return (
    <>
      <div {...ofText(empty)} />
      {others.map(({ title, rows }) => (
        <section key={title} className="mt-8">
          <h2 className="mb-4 text-section">{title}</h2>
          <ProviderRows rows={rows} level={3} wayBack={wayBack} />
        </section>
      ))}
    </>
  )
}

export function ListPages({ list: { pages } }: ListPartProps) {
  if (!pages) return null
  return <div data-pages className="pt-4" {...ofText(pages)} />
}
