const DAY_MINUTES = 1440

/** Minutes after midnight: 390 is "6:30 AM"; 0 and 1440 are "12:00 AM". */
export function timeText(minute: number): string {
  const hour = Math.floor((minute % DAY_MINUTES) / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
