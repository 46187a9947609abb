import { gaugesOf, gaugesWithoutDatabase, judge, migrationState, readinessAnswer, SLOW_DATABASE_MS } from './rules'

describe('metrics', () => {
  const FACTS = {
    database: { version: '18', millis: 2 },
    directory: { hasPlaces: true, hasProviders: true },
    jobs: { runners: 2, overdue: 3, failed: 4 },
    mail: { isSet: true, waiting: 5, refused: 0, failed: 6 },
    files: { where: 'folder', isWritable: true },
    pages: { acceptsRemoteRevalidation: true },
    google: { isSet: true, callsToday: 7, budget: 200 },
    payments: { acceptsCards: false, hasInstructions: true },
  } as const

  test('the metrics cover pending work, failures and workers, in Prometheus’ units', () => {
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

  test('without a database there is only one metric', () => {
    expect(gaugesWithoutDatabase()).toEqual([expect.objectContaining({ name: 'site_database_up', value: 0 })])
  })
})

describe('part state', () => {
  test.each([
    [true, true, 'well'],
    [true, false, 'ill'],
    [false, true, 'ill'],
  ] as const)('a directory with places %s and providers %s is %s', (hasPlaces, hasProviders, state) => {
    expect(judge('directory', { hasPlaces, hasProviders })).toBe(state)
  })

  test('a slow database is ill', () => {
    expect(judge('database', { version: '18', millis: 2 })).toBe('well')
    expect(judge('database', { version: '18', millis: SLOW_DATABASE_MS + 1 })).toBe('ill')
  })

  test.each([
    [{ runners: 1, overdue: 0, failed: 0 }, 'well'],
    [{ runners: 0, overdue: 0, failed: 0 }, 'ill'],
    [{ runners: 1, overdue: 3, failed: 0 }, 'ill'],
    [{ runners: 2, overdue: 0, failed: 1 }, 'ill'],
  ] as const)('jobs with %j are %s', (facts, state) => expect(judge('jobs', facts)).toBe(state))

  test('an unconfigured part is off, not ill', () => {
    expect(judge('mail', { isSet: false, waiting: 9, refused: 0, failed: 0 })).toBe('off')
    expect(judge('google', { isSet: false, callsToday: 0, budget: 0 })).toBe('off')
    expect(judge('pages', { acceptsRemoteRevalidation: false })).toBe('off')
    expect(judge('payments', { acceptsCards: false, hasInstructions: false })).toBe('off')
  })

  test('failed mails and a used-up daily budget are ill', () => {
    expect(judge('mail', { isSet: true, waiting: 2, refused: 0, failed: 0 })).toBe('well')
    expect(judge('mail', { isSet: true, waiting: 0, refused: 0, failed: 1 })).toBe('ill')
    expect(judge('google', { isSet: true, callsToday: 199, budget: 200 })).toBe('well')
    expect(judge('google', { isSet: true, callsToday: 200, budget: 200 })).toBe('ill')
    expect(judge('mail', { isSet: true, waiting: 2, refused: 1, failed: 0 })).toBe('ill')
    expect(judge('files', { where: 'bucket', isWritable: true })).toBe('well')
    expect(judge('files', { where: 'folder', isWritable: false })).toBe('ill')
    expect(judge('pages', { acceptsRemoteRevalidation: true })).toBe('well')
    expect(judge('payments', { acceptsCards: false, hasInstructions: true })).toBe('well')
    expect(judge('payments', { acceptsCards: true, hasInstructions: false })).toBe('well')
  })
})

describe('readiness', () => {
  test('the site is ready while the database answers and has the release’s migrations', () => {
    expect(readinessAnswer({ database: 'answers', migrations: 'applied' })).toMatchObject({
      status: 200,
      ready: true,
    })
    expect(readinessAnswer({ database: 'answers', migrations: 'missing' })).toMatchObject({
      status: 503,
      ready: false,
    })
    expect(readinessAnswer({ database: 'away', migrations: 'unknown' })).toEqual({
      status: 503,
      ready: false,
      database: 'away',
      migrations: 'unknown',
    })
  })

  test('a release needs its own migrations, and also works with those of the next one', () => {
    expect(migrationState(['1_a', '2_b'], ['2_b', '1_a'])).toBe('applied')
    expect(migrationState(['1_a', '2_b'], ['1_a', '2_b', '3_c'])).toBe('applied')
    expect(migrationState(['1_a', '2_b'], ['1_a'])).toBe('missing')
    expect(migrationState(['1_a'], [])).toBe('missing')
  })
})
