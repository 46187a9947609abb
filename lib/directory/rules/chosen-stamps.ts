import type { FactStamps } from '@/lib/providers/types'
import type { FactGroup } from '@/prisma/generated/enums'
import type { EditField } from './edit-fields'
import type { Choices } from './merge-choices'

/** What each group's stamp stands for; licenses come along as records, with the newer stamp. */
const FIELDS_OF: Partial<Record<FactGroup, readonly EditField[]>> = {
  contact: ['businessName', 'kind', 'capacity', 'address', 'phone', 'email', 'website'],
  hours: ['hours'],
  openings: ['openings'],
  tuition: ['tuition'],
}

/**
 * Who says a group after two became one: whose values stay. Where a group is made of both, the older stamp, for nobody confirmed all of it
 * later than that.
 */
export function chosenStamps(
  keep: FactStamps,
  drop: FactStamps,
  differing: readonly EditField[],
  choices: Choices,
): FactStamps {
  const stamps: FactStamps = {}
  for (const [group, fields] of Object.entries(FIELDS_OF) as [FactGroup, readonly EditField[]][]) {
    const sides = fields.filter((field) => differing.includes(field)).map((field) => choices[field] ?? 'keep')
    const chosen = sides.every((side) => side !== 'drop')
      ? keep[group]
      : sides.every((side) => side === 'drop')
        ? drop[group]
        : later(keep[group], drop[group], -1)
    if (chosen) stamps[group] = chosen
  }
  const license = later(keep.license, drop.license, 1)
  return license ? { ...stamps, license } : stamps
}

type Stamp = FactStamps[FactGroup]

function later(one: Stamp, other: Stamp, sign: 1 | -1): Stamp {
  if (!one || !other) return one ?? other
  return one.confirmedOn >= other.confirmedOn === (sign === 1) ? one : other
}
