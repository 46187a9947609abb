import { processWide } from '../config/process-wide.mjs'
import { reportFailedPage } from './failed-pages'
import { logger } from './logger'

const logged = jest.spyOn(logger, 'error').mockImplementation(() => undefined)
const withoutDatabase = processWide('requests-without-database', () => new Set<string>())
const away = new Error('Connection terminated unexpectedly')
const failed = (id: string, error: unknown) =>
  reportFailedPage(error, { path: '/search?zipCode=32801', method: 'GET', headers: { 'x-request-id': id } })

test('a page that fails because the database is unavailable is reported to the server, and its path is logged without the query', () => {
  failed('visit-number-1', away)
  expect(withoutDatabase.has('visit-number-1')).toBe(true)
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'visit-number-1', method: 'GET', path: '/search' }),
    'page failed',
  )
})

test('a page that fails because of a bug is not', () => {
  failed('visit-number-2', new TypeError('x'))
  expect(withoutDatabase.has('visit-number-2')).toBe(false)
})

test('responses that had already started do not make the set grow without limit', () => {
  for (let i = 0; i < 2_500; i++) reportFailedPage(away, { path: '/', method: 'GET', headers: {} })
  expect(withoutDatabase.size).toBeLessThanOrEqual(1_000)
})
