import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { AGE_RANGES, DETOURS, DISTANCES, DROP_OFF_TIMES, PICK_UP_TIMES, PRICE_STEPS } from '../catalogue/search-options'
import { askedBands } from '../rules/asked-ages'
import { clockText } from '../rules/clock-text'
import { flagOf } from '../rules/facets'
import { METERS_PER_MILE } from '../rules/geo'
import { RATIO_OPTIONS, ratioMask } from '../rules/ratio-bits'
import type { Search } from '../schema/search'

/** The bits of every choice that a candidate has and that depends on the search (see `flags` in rules/facets.ts). */
export function flagsSql(search: Search, isWay: boolean): Prisma.Sql {
  const bands = askedBands(search)
  return Prisma.join(
    [
      when(Prisma.sql`has_opening`, flagOf('openings', 'confirmed')),
      when(Prisma.sql`is_open`, flagOf('openNow', '1')),
      ladder(
        Prisma.sql`price`,
        '<=',
        rungs('priceRange', PRICE_STEPS, (dollars) => [dollars * 100, `0-${dollars}`]),
      ),
      ...AGE_RANGES.map(({ code, minMonths, maxMonths }) =>
        when(
          Prisma.sql`age_min_months <= ${maxMonths}::int AND age_max_months >= ${minMonths}::int`,
          flagOf('age', code),
        ),
      ),
      ...RATIO_OPTIONS.map(({ code }) =>
        when(Prisma.sql`ratio_bits & ${ratioMask([code], bands)}::int <> 0`, flagOf('teacherRatio', code)),
      ),
      ladder(
        Prisma.sql`CASE WHEN hours_fresh THEN weekday_opens END`,
        '<=',
        rungs('dropOff', DROP_OFF_TIMES, (minute) => [minute, clockText(minute)]),
      ),
      ladder(
        Prisma.sql`CASE WHEN hours_fresh THEN weekday_closes END`,
        '>=',
        rungs('pickUp', PICK_UP_TIMES.toReversed(), (minute) => [minute, clockText(minute)]),
      ),
      // A corridor is not counted by distance, nor a circle by detour.
      isWay
        ? ladder(Prisma.sql`detour`, '<=', rungs('detour', DETOURS, inMiles))
        : ladder(Prisma.sql`meters`, '<=', rungs('distance', DISTANCES, inMiles)),
    ],
    ' | ',
  )
}

function when(condition: Prisma.Sql, flag: bigint): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${condition} THEN ${flag}::bigint ELSE 0 END`
}

const inMiles = (miles: number): [number, string] => [miles * METERS_PER_MILE, String(miles)]

type Rung = { limit: number; flag: bigint }

function rungs<T>(group: Parameters<typeof flagOf>[0], steps: readonly T[], of: (step: T) => [number, string]): Rung[] {
  return steps.map((step) => {
    const [limit, value] = of(step)
    return { limit, flag: flagOf(group, value) }
  })
}

/** Steps from the hardest to the easiest: who keeps one keeps all after it, so that one test answers most of them. */
function ladder(value: Prisma.Sql, operator: '<=' | '>=', steps: Rung[]): Prisma.Sql {
  const compare = Prisma.raw(operator)
  const tests = steps.map(({ limit }, index) => {
    const kept = steps.slice(index).reduce((mask, step) => mask | step.flag, 0n)
    return Prisma.sql`WHEN ${value} ${compare} ${limit}::float8 THEN ${kept}::bigint`
  })
  return Prisma.sql`CASE ${Prisma.join(tests, ' ')} ELSE 0 END`
}
