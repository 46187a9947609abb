import { METERS_PER_MILE } from './geo'

/**
 * "0.8 miles", "1 mile", "12 miles". `isApproximate` is for family homes, whose point is their ZIP's center: whole miles,
 * "about 2 miles".
 */
export function distanceText(meters: number, isApproximate = false): string {
  const miles = meters / METERS_PER_MILE
  if (isApproximate) return `about ${inMiles(Math.max(1, Math.round(miles)))}`
  return inMiles(miles < 9.95 ? Math.max(0.1, Math.round(miles * 10) / 10) : Math.round(miles))
}

/** "on your way", "1.2 miles out of your way"; a family home's as distances to it are said. */
export function detourText(meters: number, isApproximate = false): string {
  const isOnTheWay = meters < METERS_PER_MILE / 20
  return isOnTheWay && !isApproximate ? 'on your way' : `${distanceText(meters, isApproximate)} out of your way`
}

function inMiles(miles: number): string {
  return miles === 1 ? '1 mile' : `${miles} miles`
}
