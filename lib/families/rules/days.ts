/** Days of care; the place in the list is the number that is stored. */
export const DAYS = [
  { code: 'mon', label: 'Mon', name: 'Monday' },
  { code: 'tue', label: 'Tue', name: 'Tuesday' },
  { code: 'wed', label: 'Wed', name: 'Wednesday' },
  { code: 'thu', label: 'Thu', name: 'Thursday' },
  { code: 'fri', label: 'Fri', name: 'Friday' },
  { code: 'sat', label: 'Sat', name: 'Saturday' },
  { code: 'sun', label: 'Sun', name: 'Sunday' },
] as const

export type DayCode = (typeof DAYS)[number]['code']
export const DAY_CODES = DAYS.map(({ code }) => code)

/** Numbers that no day has are left out. */
export const dayCodes = (numbers: readonly number[]): DayCode[] => numbers.flatMap((one) => DAYS[one]?.code ?? [])
export const dayNumbers = (codes: readonly DayCode[]): number[] =>
  DAYS.flatMap(({ code }, number) => (codes.includes(code) ? [number] : []))
