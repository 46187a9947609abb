import type { ReactNode } from 'react'
import { OwnFitBar } from '@/components/fit/own-fit'
import { ProviderRows } from '@/components/providers/provider-rows'
import { PatchedText } from '@/components/ui/patched-text'
import { FilterSheet } from './filter-sheet'
import { PendingArea } from './pending-area'
import { screenTexts } from './screen-texts'
import type { ListTexts, ListView } from './types'
import { ViewText } from './view-text'

/** The rows of a page and the filters beside them. */
export function ListResults({ list, texts }: { list: ListView; texts: ListTexts }) {
  return (
    <div className="pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <section aria-labelledby="results">
        <PendingArea>
          <ListTop texts={texts} />
          <ListRest list={list} texts={texts} />
          <ProviderRows rows={list.rows} level={3} label={screenTexts.resultsLabel} wayBack={list.wayBack} />
          <ListPages texts={texts} />
        </PendingArea>
      </section>
      <FilterSheet>
        <Filters texts={texts} />
      </FilterSheet>
    </div>
  )
}

type ListTextsProps = { texts: ListTexts }

/** How many, in which order, and whose fit the rows tell. */
export function ListTop({ texts: { head, typedChild }, children }: ListTextsProps & { children?: ReactNode }) {
  return (
    <>
      <PatchedText className="mb-4" name="head" text={head ?? ''} />
      {children}
      {typedChild === undefined ? <OwnFitBar className="mb-2" /> : <ViewText name="typedChild" text={typedChild} />}
    </>
  )
}

/** What stands in place of rows. */
export function ListRest({ list: { others, wayBack }, texts: { empty } }: ListTextsProps & { list: ListView }) {
  if (!empty) return null
  return (
    <>
      <ViewText name="empty" text={empty} />
      {others.map(({ title, rows }) => (
        <section key={title} className="mt-8">
          <h2 className="mb-4 text-section">{title}</h2>
          <ProviderRows rows={rows} level={3} wayBack={wayBack} />
        </section>
      ))}
    </>
  )
}

export function ListPages({ texts: { pages } }: ListTextsProps) {
  if (!pages) return null
  return (
    <div data-pages className="pt-4">
      <ViewText name="pages" text={pages} />
    </div>
  )
}

/** The form, in a sheet or a column. */
export function Filters({ texts: { filters } }: ListTextsProps) {
  return <PatchedText className="flex min-h-0 flex-1 flex-col" name="filters" text={filters ?? ''} />
}
