import { GROUPS_OF, type Image, isSame, unitOf } from './images'

/** `restored`: what to write back, by key. `left`: which parts stay as they are, each in words with the reason. */
export type UndoPlan = { restored: Image; left: string[] }

/**
 * What of a provider can be put back: what still is as the batch left it. A part that somebody confirmed since, or changed
 * since, stays whole. A part that is as it was before already needs nothing.
 */
export function planUndo(before: Image, after: Image, current: Image): UndoPlan {
  const restored: Image = {}
  const left: string[] = []
  const keys = Object.keys(before).filter((key) => !isSame(before[key], after[key]))
  for (const unit of new Set(keys.map(unitOf))) {
    const own = keys.filter((key) => unitOf(key) === unit)
    if (own.every((key) => isSame(current[key], before[key]))) continue
    const confirmed = confirmedSince(unit, after, current)
    if (confirmed) left.push(confirmed)
    else if (own.every((key) => isSame(current[key], after[key])))
      for (const key of own) restored[key] = before[key] ?? null
    // What is remembered of a file's row is ours and no fact: nobody misses it.
    else if (unit !== 'source') left.push(`${unit.replaceAll('_', ' ')}: changed since`)
  }
  return { restored, left }
}

function confirmedSince(unit: string, after: Image, current: Image): string | null {
  const groups = Object.entries(GROUPS_OF).find(([name]) => name === unit)?.[1] ?? []
  const newer = groups.find((group) => !isSame(current[`fact:${group}`], after[`fact:${group}`]))
  if (!newer) return null
  const stamp = Object(current[`fact:${newer}`])
  return stamp.confirmed_on
    ? `${unit}: confirmed since by ${String(stamp.source).replaceAll('_', ' ')}, ${stamp.confirmed_on}`
    : `${unit}: changed since`
}
