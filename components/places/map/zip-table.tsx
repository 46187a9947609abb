import { zipsOf } from '@/lib/places/map/rules/marks'
import type { MapPoint } from '@/lib/places/map/types'
import { mapMessages as texts } from './messages'

type ZipTableProps = { points: readonly MapPoint[]; hrefOf: (zip: string) => string }

/** The accessible alternative of the map: every ZIP code with its number of providers. */
export function ZipTable({ points, hrefOf }: ZipTableProps) {
  const zips = zipsOf(points)
  if (zips.length === 0) return null
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-pine hover:text-pine-deep">
        {texts.table}
      </summary>
      <table className="mt-1 mb-4 w-full max-w-narrow text-sm">
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <th scope="col" className="py-1.5 font-medium">
              {texts.zip}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {texts.providers}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {texts.ofWhichHomes}
            </th>
          </tr>
        </thead>
        <tbody className="numbers">
          {zips.map(({ zip, count, homes }) => (
            <tr key={zip} className="border-b border-line">
              <th scope="row" className="text-left font-medium">
                <a href={hrefOf(zip)} className="inline-flex min-h-9 items-center text-pine hover:underline">
                  {zip}
                </a>
              </th>
              <td className="text-right">{count}</td>
              <td className="text-right">{homes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
