import { DataTable } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { cellOf } from './numbers-block'

/** `zips`: each with how many are there. `rows`: slug, name and cells of a city. */
export type InnerPlacesView =
  | { kind: 'zips'; title: string; zips: [zip: string, count: string, spoken: string][] }
  | { kind: 'cities'; title: string; columns: string[]; rows: string[][] }

/** The places inside this one that have pages of the same care type: a city's ZIP codes, a county's cities. */
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
