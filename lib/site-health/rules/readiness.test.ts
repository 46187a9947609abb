import { answerOfReadiness, migrationsOf } from './readiness'

test('people are sent here while the database answers and is as this release needs it', () => {
  expect(answerOfReadiness({ database: 'answers', migrations: 'applied' })).toMatchObject({ status: 200, ready: true })
  expect(answerOfReadiness({ database: 'answers', migrations: 'missing' })).toMatchObject({ status: 503, ready: false })
  expect(answerOfReadiness({ database: 'away', migrations: 'unknown' })).toEqual({
    status: 503,
    ready: false,
    database: 'away',
    migrations: 'unknown',
  })
})

test('a release needs its own migrations, and works beside those of the next one', () => {
  expect(migrationsOf(['1_a', '2_b'], ['2_b', '1_a'])).toBe('applied')
  expect(migrationsOf(['1_a', '2_b'], ['1_a', '2_b', '3_c'])).toBe('applied')
  expect(migrationsOf(['1_a', '2_b'], ['1_a'])).toBe('missing')
  expect(migrationsOf(['1_a'], [])).toBe('missing')
})
