/** The beginning of a message on one line. */
export function excerptOf(text: string, most = 140): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()]
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** "2026-11" of the first day of that month. */
export const monthOf = (day: Date): string => day.toISOString().slice(0, 7)
/** The first day of "2026-11". */
export const firstDayOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** "November 2026". */
export function monthText(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(firstDayOf(month))
}

/** "8 months", "2 years", "2 years, 3 months": in months alone under two years. */
export function childAgeText(months: number): string {
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (months < 24) return counted(months, 'month')
  const rest = months % 12
  return [counted(Math.floor(months / 12), 'year'), rest > 0 && counted(rest, 'month')].filter(Boolean).join(', ')
}

/** The months that somebody may wish to start in: this one and the next 23, as choices of a form. */
export function monthsFrom(now: Date): { value: string; label: string }[] {
  return Array.from({ length: 24 }, (_, ahead) => {
    const value = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)))
    return { value, label: monthText(value) }
  })
}
