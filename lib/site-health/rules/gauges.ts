import type { SiteFacts } from '../types'

type Reading = { name: string; help: string; value: number }

/** What is measured of the whole site: every process reads the same, from the database. */
export function gaugesOf({ database, jobs, mail, google }: SiteFacts): Reading[] {
  return [
    gauge('database_up', 'Whether the database answers.', 1),
    gauge('database_answer_seconds', 'Time of a question of nothing.', database.millis / 1000),
    gauge('job_runners', 'Processes that take jobs, seen within a minute.', jobs.runners),
    gauge('jobs_overdue', 'Jobs that nobody took for five minutes.', jobs.overdue),
    gauge('jobs_failed', 'Jobs whose tries are used up.', jobs.failed),
    gauge('mails_waiting', 'Mails that are not sent yet.', mail.waiting),
    gauge('mails_failed', 'Mails given up within three days.', mail.failed),
    gauge('google_calls_today', 'Calls to Google today, of all processes.', google.callsToday),
  ]
}

export const gaugesWithoutDatabase = (): Reading[] => [gauge('database_up', 'Whether the database answers.', 0)]

const gauge = (name: string, help: string, value: number): Reading => ({ name: `site_${name}`, help, value })
