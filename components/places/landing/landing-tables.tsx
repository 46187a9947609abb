'use client'

import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { routes } from '@/lib/platform/http/routes'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { UNKNOWN } from './landing-data'
import type { NumbersView } from './numbers'

// Client components: a server component would send every cell twice, as HTML and as an element, which is longer than its text.

/** A place in figures: sentences, and two small tables. */
export function NumbersBlock({ title, text, tables, hint }: NumbersView) {
  return (
    <section>
      <h2 className="text-section">{title}</h2>
      <p className="mt-3 max-w-prose">{text}</p>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {tables.map(({ caption, columns, rows }) => (
          <DataTable
            key={caption}
            caption={caption}
            columns={columns}
            rows={rows.map(([head = '', ...cells]) => ({ key: head, head, cells: cells.map(cellOf) }))}
          />
        ))}
      </div>
      <p className="mt-3 max-w-prose text-xs text-soft">{hint}</p>
    </section>
  )
}

/** Unknown values are shown in gray. */
function cellOf(text: string) {
  return text.startsWith(UNKNOWN) ? <span className="text-soft">{text.slice(UNKNOWN.length)}</span> : text
}

/** `zips`: each with its count. `rows`: slug, name and cells of a city. */
export type InnerPlacesView =
  | { kind: 'zips'; title: string; zips: [zip: string, count: string, spoken: string][] }
  | { kind: 'cities'; title: string; columns: string[]; rows: string[][] }

/** The places inside this one with pages of the same care type: a city's ZIP codes, a county's cities. */
export function InnerPlaces({ careType, view }: { careType: LandingCareType; view: InnerPlacesView }) {
  return (
    <section>
      <h2 className="text-section">{view.title}</h2>
      {view.kind === 'zips' ? (
        <ul className="numbers mt-2 flex flex-wrap gap-x-6">
          {view.zips.map(([zip, count, spoken]) => (
            <li key={zip} className="inline-flex min-h-11 items-center gap-1.5">
              <TextLink href={routes.landing(careType, zip)} aria-label={spoken}>
                {zip}
              </TextLink>
              <span aria-hidden className="text-sm text-soft">
                {count}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <DataTable
          caption={view.title}
          columns={view.columns}
          rows={view.rows.map(([slug = '', name = '', ...cells]) => ({
            key: slug,
            head: <TextLink href={routes.landing(careType, slug)}>{name}</TextLink>,
            cells: cells.map(cellOf),
          }))}
        />
      )}
    </section>
  )
}
