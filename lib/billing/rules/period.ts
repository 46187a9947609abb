const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The day of the month on which a period that begins now will begin anew. */
export const anchorOf = (start: Date): number => start.getUTCDate()

/** A month later, at the same time of day (UTC), on the day of the month that it began on; on the last day where the month is shorter. */
export function monthAfter(start: Date, anchorDay: number): Date {
  const month = start.getUTCMonth() + 1
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(month)
  end.setUTCDate(Math.min(anchorDay, daysIn(end.getUTCFullYear(), end.getUTCMonth())))
  return end
}
