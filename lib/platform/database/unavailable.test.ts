import { databaseTooSlow } from './database-time.mjs'
import { isDatabaseAway } from './unavailable'

test.each([
  // As Prisma throws it when nothing listens, from a query of its own and from a raw one.
  [{ code: 'P1001', meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable', host: '127.0.0.1' } } } }],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable', host: '127.0.0.1' } } } }],
  [{ cause: { kind: 'ConnectionClosed' } }],
  [{ meta: { driverAdapterError: { cause: { kind: 'postgres', code: '57P01', message: 'terminating' } } } }],
  [{ cause: { kind: 'postgres', originalCode: '57P03' } }],
  [{ cause: { kind: 'postgres', originalCode: '57014' } }],
  // No room on its disk; one that stands by.
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'postgres', originalCode: '53100' } } } }],
  [{ cause: { kind: 'postgres', originalCode: '25006' } }],
  [{ cause: { kind: 'postgres', code: '55P03' } }],
  [{ code: 'P2028' }],
  [new Error('Connection terminated unexpectedly')],
  [new Error('timeout exceeded when trying to connect')],
  [databaseTooSlow()],
  [new Error('Client has encountered a connection error and is not queryable')],
])('a database is away that does not answer, goes away or comes up meanwhile: %j', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test('what a database refuses, and a fault of our own, is something else', () => {
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
    expect(isDatabaseAway(error)).toBe(false)
})
