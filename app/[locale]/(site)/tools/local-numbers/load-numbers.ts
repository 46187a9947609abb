import { LOCAL_MILES, LOCAL_MIN_PROVIDERS, type LocalNumbersView } from '@/components/content/home/local-numbers'
import { findZip } from '@/lib/places/queries/locations'
import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { figuresAround } from '@/lib/providers/landing/queries/figures'

/** The figures around a ZIP code; null for an unknown one, `view: null` where too few providers are near. */
export async function loadLocalNumbers(zip: string): Promise<{ view: LocalNumbersView | null } | null> {
  const place = await findZip(zip)
  if (!place) return null
  const today = todayIn(place.timeZone, now())
  const figures = await cachedByTags(['local-numbers', zip, today], [tags.directory()], () =>
    figuresAround(place, LOCAL_MILES * METERS_PER_MILE, today),
  )
  return {
    view: figures.total < LOCAL_MIN_PROVIDERS ? null : { zip, city: place.city, countedOn: today, figures },
  }
}
