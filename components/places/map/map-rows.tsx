'use client'

import { useReportedRows } from '@/components/analytics/use-reported-rows'
import { FavoriteButton } from '@/components/families/favorites/favorite-button'
import { RowFit } from '@/components/families/fit/row-fit'
import { factsOf, RowFacts, whereText } from '@/components/providers/row-facts'
import { rowMessages } from '@/components/providers/row-messages'
import type { RowValues } from '@/components/providers/row-values'
import { storedRow } from '@/components/providers/stored-provider'
import { AppLink } from '@/components/ui/actions/app-link'
import { Rating } from '@/components/ui/data/stars'
import { Badge } from '@/components/ui/surface/badge'
import { routes } from '@/lib/platform/http/routes'
import { mapMessages as texts } from './messages'

type MapRowsProps = {
  rows: readonly RowValues[]
  /** "YYYY-MM-DD" in their time zone. */
  today: string
  label: string
}

/** The providers beside their map, in few lines each: no pictures, openings and price first. */
export function MapRows({ rows, today, label }: MapRowsProps) {
  const reported = useReportedRows(rows)
  return (
    <ul aria-label={label} {...reported}>
      {rows.map((row) => (
        <li key={row.id} className="border-t border-line">
          <article
            {...storedRow(row)}
            data-map-id={row.id}
            className="group relative -mx-3 rounded-md px-3 py-3.5 hover:bg-sunken"
          >
            <div className="flex flex-wrap gap-1.5 empty:hidden">
              {row.isSponsored && <Badge tone="sun">{rowMessages.sponsored}</Badge>}
              {row.isTemporarilyClosed && <Badge tone="coral">{rowMessages.temporarilyClosed}</Badge>}
            </div>
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <h3 className="text-base leading-snug font-bold">
                  <AppLink
                    href={routes.provider(row.id)}
                    className="after:absolute after:inset-0 after:content-[''] group-hover:text-pine"
                  >
                    {row.name}
                  </AppLink>
                </h3>
                <p className="text-sm text-soft">
                  {`${whereText(row)}\u00a0· `}
                  {row.rating === null ? texts.noReviews : <Rating rating={row.rating} className="text-ink" />}
                </p>
              </div>
              <FavoriteButton
                look="round"
                told={{ ...row, address: whereText(row) }}
                wayBack={routes.provider(row.id)}
              />
            </div>
            <MapRowFacts row={row} today={today} />
            <RowFit row={row} />
          </article>
        </li>
      ))}
    </ul>
  )
}

/** Openings and price; or that neither is known. */
function MapRowFacts({ row, today }: { row: RowValues; today: string }) {
  const first = factsOf(row, today).filter(
    ({ icon, tone }) => icon === 'dollar' || icon === 'check' || (icon === 'info' && tone),
  )
  return <RowFacts facts={first} isNarrow />
}
