import 'server-only'
import type { Actor } from '@/lib/access/types'
import { env } from '@/lib/platform/env'
import type { PlaceQuestion, PlacesSource } from '../types'
import { createGooglePlaces } from './google-source'

let source: PlacesSource<PlaceQuestion, Actor> | undefined

/** Google as this installation is configured, one for the process; null without a key. */
export function googlePlaces(): PlacesSource<PlaceQuestion, Actor> | null {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_BASE_URL: baseUrl, GOOGLE_MAPS_DAILY_BUDGET: dailyBudget } = env()
  if (!key) return null
  source ??= createGooglePlaces({ key, baseUrl, dailyBudget })
  return source
}
