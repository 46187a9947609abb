import { waitUntil } from './web.mjs'

/**
 * A parent who adds dates to a calendar, several at a time, and records which were acknowledged. Stops with the test at the latest. `findLosses` compares
 * the record with the database: every acknowledged date must be stored exactly once. `pauseMs`: between a writer's dates, since a
 * calendar has at most 500.
 */
export function startWriting(test, person, { parallel = 4, pauseMs = 0 } = {}) {
  const acknowledged = []
  const rejected = []
  let tried = 0
  let isWriting = true
  const writers = Array.from({ length: parallel }, async () => {
    while (isWriting) {
      const title = `date ${++tried}`
      const response = await person.request('/api/calendar/entries', {
        method: 'POST',
        body: { title, day: '2027-03-04', startMinute: '14:30' },
      })
      if (response.status === 201) acknowledged.push(title)
      else rejected.push({ title, ...response })
      // Retry a little later when the server is unavailable.
      const wait = response.status === 201 ? pauseMs : 50
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    }
  })
  const stop = () => {
    isWriting = false
    return Promise.all(writers)
  }
  test.after(stop)
  return {
    acknowledged,
    rejected,
    stop,
    /** Waits until `count` more writes are acknowledged, and returns the seconds that took. */
    async waitForMore(count, seconds = 30) {
      const goal = acknowledged.length + count
      try {
        return await waitUntil(`${count} more writes are acknowledged`, () => acknowledged.length >= goal, seconds)
      } catch (error) {
        const [last] = rejected.slice(-1)
        throw last ? new Error(`${error.message}; last rejected: ${last.status} ${last.text.slice(0, 200)}`) : error
      }
    },
    async findLosses(site) {
      const rows = await site.query("SELECT title FROM calendar_entries WHERE title LIKE 'date %'")
      const titles = rows.map(({ title }) => title)
      const storedTitles = new Set(titles)
      return {
        missing: acknowledged.filter((title) => !storedTitles.has(title)),
        duplicates: titles.length - storedTitles.size,
      }
    },
  }
}

/** Deletes what earlier cases wrote: a calendar has a limit. */
export const deleteDates = (site) => site.query("DELETE FROM calendar_entries WHERE title LIKE 'date %'")
