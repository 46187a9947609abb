import { PARTS, type Part, type Readiness, type SiteFacts, type State } from './schema'

type Reading = { name: string; help: string; value: number }

/** Metrics of the whole site, read from the database, so they are the same in every process. */
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

/** A page's own queries take 1 to 10 ms; a trivial query that takes this long means slow pages. */
export const SLOW_DATABASE_MS = 250

const JUDGES: { [P in Part]: (facts: SiteFacts[P]) => State } = {
  database: ({ millis }) => (millis > SLOW_DATABASE_MS ? 'ill' : 'well'),
  // Searches find nothing unless both exist.
  directory: ({ hasPlaces, hasProviders }) => (hasPlaces && hasProviders ? 'well' : 'ill'),
  // Overdue jobs mean late mail, late alerts, and articles that do not appear.
  jobs: ({ runners, overdue, failed }) => (runners === 0 || overdue > 0 || failed > 0 ? 'ill' : 'well'),
  mail: ({ isSet, refused, failed }) => (isSet ? (refused > 0 || failed > 0 ? 'ill' : 'well') : 'off'),
  files: ({ isWritable }) => (isWritable ? 'well' : 'ill'),
  pages: ({ acceptsRemoteRevalidation }) => (acceptsRemoteRevalidation ? 'well' : 'off'),
  google: ({ isSet, callsToday, budget }) => (isSet ? (callsToday >= budget ? 'ill' : 'well') : 'off'),
  payments: ({ acceptsCards, hasInstructions }) => (acceptsCards || hasInstructions ? 'well' : 'off'),
}

/** The state of a part, judged by its facts. */
export function judge<P extends Part>(part: P, facts: SiteFacts[P]): State {
  return JUDGES[part](facts)
}

/** The parts that need attention, in the order of the screen. */
export const failingParts = (facts: SiteFacts): Part[] => PARTS.filter((part) => judge(part, facts[part]) === 'ill')

/** The readiness answer for load balancers; only the command lists the missing migrations. */
export function readinessAnswer({ database, migrations }: Readiness) {
  const isReady = database === 'answers' && migrations === 'applied'
  return { status: isReady ? 200 : 503, ready: isReady, database, migrations }
}

/** Whether every migration of this release was applied. Additional ones from a newer release do no harm. */
export function migrationState(ofRelease: readonly string[], applied: readonly string[]): Readiness['migrations'] {
  const done = new Set(applied)
  return ofRelease.every((name) => done.has(name)) ? 'applied' : 'missing'
}
