type Done = { rows: number /** From 0 to 1. */; share: number; seconds: number }

/** How fast a run is, and how long it will take. Null until something can be said. */
export function rateOf({ rows, share, seconds }: Done): { rowsPerSecond: number; secondsLeft: number } | null {
  if (rows === 0 || seconds <= 0 || share <= 0) return null
  return { rowsPerSecond: Math.round(rows / seconds), secondsLeft: Math.ceil(seconds / share - seconds) }
}

const count = (number: number) => number.toLocaleString('en-US')

/** "12,000 rows, 24 %, 1,950 rows/s, 20 s left" */
export function progressText(done: Done): string {
  const rate = rateOf(done)
  const now = `${count(done.rows)} rows, ${Math.floor(done.share * 100)} %`
  return rate ? `${now}, ${count(rate.rowsPerSecond)} rows/s, ${timeLeft(rate.secondsLeft)} left` : now
}

const BAR = 20

/** "[=====               ]" */
export function progressBar(share: number): string {
  return `[${'='.repeat(Math.floor(Math.min(share, 1) * BAR)).padEnd(BAR)}]`
}

/** "45 s", "3 min", "1 h 20 min" */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
