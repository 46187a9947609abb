import { processWide } from '../config/process-wide.mjs'
import { errorForLog, logger, reportFailedPage } from './logger'

const PERSON = 'pat.cole@home.test'
const errorNamed = (name: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { name, ...more })

test('the log says what failed and where', () => {
  expect(errorForLog(errorNamed('TypeError', 'Cannot read properties of undefined'))).toEqual({
    type: 'TypeError',
    code: 'TypeError',
    message: 'Cannot read properties of undefined',
    stack: expect.arrayContaining([expect.stringMatching(/^\s+at .*logger\.test\.ts/)]),
  })
})

test.each([
  // Prisma's message contains the whole call, and the stack starts with the message.
  errorNamed('PrismaClientValidationError', `Invalid call:\n{ data: { email: "${PERSON}" } }\n\nUnknown argument.`),
  errorNamed('PrismaClientKnownRequestError', `Raw query failed. Message: (${PERSON})`, { code: 'P2010' }),
  errorNamed('PrismaClientUnknownRequestError', `whatever the database said of ${PERSON}`),
  errorNamed('error', `invalid input syntax for type integer: "${PERSON}"`, { code: '22P02' }),
  errorNamed('SyntaxError', `Unexpected token, "${PERSON}" is not valid JSON`),
  errorNamed('Error', `no answer from <${PERSON}> at (407) 555-0177`),
])('the log contains no user input: %#', (error) => {
  const logged = JSON.stringify(errorForLog(new Error('outside', { cause: error })))
  expect(logged).not.toContain('home.test')
  expect(logged).not.toContain('555')
  expect(logged).toContain('logger.test.ts')
})

test('the last line of a Prisma message is logged, which says what was wrong', () => {
  const late = errorNamed('PrismaClientKnownRequestError', 'Invalid call:\n\n\nUnable to start a transaction in time.')
  expect(errorForLog(late)).toMatchObject({ message: 'Unable to start a transaction in time.' })
})

test('a thrown value that is not an error is logged by its type, and circular causes are cut off', () => {
  expect(errorForLog(PERSON)).toBe('string')
  const circle = new Error('round')
  circle.cause = circle
  expect(JSON.stringify(errorForLog(circle)).match(/round/g)?.length).toBe(5)
})

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
