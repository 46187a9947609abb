import { placeWords } from './fold'

/** "Winter Park", "FL" -> "winter-park-fl". Names are display names ("St Cloud", not "Saint Cloud"). */
export function locationSlugOf(name: string, state: string): string {
  return [...placeWords(name), state.toLowerCase()].join('-')
}

/** "Orange County", "FL" -> "orange-county-fl". */
export function countySlugOf(fullName: string, state: string): string {
  return locationSlugOf(fullName, state)
}

/** Name words and state of an address's last part; null when it cannot be a location's ("orlando", "Orlando-FL", "-fl"). */
export function parseLocationSlug(slug: string): { name: string; state: string } | null {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})$/.exec(slug)
  if (!match?.[1] || !match[2] || slug.length > 80) return null
  return { name: match[1].replaceAll('-', ' '), state: match[2].toUpperCase() }
}
