import { gaugesOf, gaugesWithoutDatabase } from './gauges'

const FACTS = {
  database: { version: '18', millis: 2 },
  jobs: { runners: 2, overdue: 3, failed: 4 },
  mail: { isSet: true, waiting: 5, refused: 0, failed: 6 },
  files: { where: 'folder', isWritable: true },
  pages: { commandsReachThem: true },
  google: { isSet: true, callsToday: 7, budget: 200 },
  payments: { takesCards: false, saysHow: true },
} as const

test('an operator’s alarms read what waits, what failed and who works, in Prometheus’ own units', () => {
  expect(Object.fromEntries(gaugesOf(FACTS).map(({ name, value }) => [name, value]))).toEqual({
    site_database_up: 1,
    site_database_answer_seconds: 0.002,
    site_job_runners: 2,
    site_jobs_overdue: 3,
    site_jobs_failed: 4,
    site_mails_waiting: 5,
    site_mails_failed: 6,
    site_google_calls_today: 7,
  })
  expect(gaugesOf(FACTS).every(({ name, help }) => /^[a-z_]+$/.test(name) && help.endsWith('.'))).toBe(true)
})

test('while no database answers, that is all there is to say', () => {
  expect(gaugesWithoutDatabase()).toEqual([expect.objectContaining({ name: 'site_database_up', value: 0 })])
})
