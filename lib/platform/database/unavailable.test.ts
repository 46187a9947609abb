import { databaseTimeoutError } from './database-time.mjs'
import { isDatabaseUnavailable } from './unavailable'

test.each([
  // What Prisma throws when the server cannot be reached, from a normal and from a raw query.
  [{ code: 'P1001', meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable', host: '127.0.0.1' } } } }],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable', host: '127.0.0.1' } } } }],
  [{ cause: { kind: 'ConnectionClosed' } }],
  [{ meta: { driverAdapterError: { cause: { kind: 'postgres', code: '57P01', message: 'terminating' } } } }],
  [{ cause: { kind: 'postgres', originalCode: '57P03' } }],
  [{ cause: { kind: 'postgres', originalCode: '57014' } }],
  // A full disk; a read-only standby.
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'postgres', originalCode: '53100' } } } }],
  [{ cause: { kind: 'postgres', originalCode: '25006' } }],
  [{ cause: { kind: 'postgres', code: '55P03' } }],
  [{ code: 'P2028' }],
  [new Error('Connection terminated unexpectedly')],
  [new Error('timeout exceeded when trying to connect')],
  [databaseTimeoutError()],
  [new Error('Client has encountered a connection error and is not queryable')],
])('a database that does not answer, stops or starts up is unavailable: %j', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test('a rejected statement and a bug in our code are something else', () => {
  const circle: { cause?: unknown } = {}
  circle.cause = circle
  for (const error of [
    new Error('no'),
    null,
    'away',
    circle,
    { meta: { driverAdapterError: { cause: { kind: 'UniqueConstraintViolation', originalCode: '23505' } } } },
    { code: 'P2002' },
  ])
    expect(isDatabaseUnavailable(error)).toBe(false)
})
