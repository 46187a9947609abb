/**
 * Ages are whole months. 0 is birth; 1 stands for the usual "6 weeks" of infant rooms. A maximum is inclusive: 71 months
 * is "5 years", since a child is five until the sixth birthday.
 */
export function ageText(months: number): string {
  if (months <= 0) return 'birth'
  if (months === 1) return '6 weeks'
  if (months < 24) return `${months} months`
  const years = Math.floor(months / 12)
  return months % 12 === 6 && months < 48 ? `${years}½ years` : `${years} years`
}

/** "6 weeks – 5 years", "from 12 months", "up to 12 years"; null when nobody said. */
export function ageRangeText(minMonths: number | null, maxMonths: number | null): string | null {
  if (minMonths === null) return maxMonths === null ? null : `up to ${ageText(maxMonths)}`
  if (maxMonths === null) return `from ${ageText(minMonths)}`
  return `${ageText(minMonths)} – ${ageText(maxMonths)}`
}
