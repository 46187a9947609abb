import { DataRows } from '@/components/ui/data-rows'
import { seasonName, weekInWords } from '@/lib/providers/rules/seasons'
import type { Season } from '@/lib/providers/types'

const TITLE = 'At other times of the year'

/** Each time of the year with its week, below the usual one. */
export function SeasonalHours({ seasons }: { seasons: readonly Season[] }) {
  if (seasons.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-ui tracking-normal">{TITLE}</h3>
      <DataRows rows={seasons.map((season) => ({ label: seasonName(season), value: weekInWords(season.hours) }))} />
    </>
  )
}
