import type { Readiness } from '../types'

/** What is said to whoever asks whether to send people here; which migrations are missing is said by the command alone. */
export function answerOfReadiness({ database, migrations }: Readiness) {
  const isReady = database === 'answers' && migrations === 'applied'
  return { status: isReady ? 200 : 503, ready: isReady, database, migrations }
}

/** Whether every migration of this release was applied. More of them, from a newer release, do no harm. */
export function migrationsOf(ofRelease: readonly string[], applied: readonly string[]): Readiness['migrations'] {
  const done = new Set(applied)
  return ofRelease.every((name) => done.has(name)) ? 'applied' : 'missing'
}
