import { errorForLog } from './logger'

const PERSON = 'pat.cole@home.test'
const fault = (name: string, message: string, more: object = {}) => Object.assign(new Error(message), { name, ...more })

test('whoever repairs it learns what failed and where', () => {
  expect(errorForLog(fault('TypeError', 'Cannot read properties of undefined'))).toEqual({
    type: 'TypeError',
    code: 'TypeError',
    message: 'Cannot read properties of undefined',
    stack: expect.arrayContaining([expect.stringMatching(/^\s+at .*logger\.test\.ts/)]),
  })
})

test.each([
  // Prisma repeats the whole call in its message, and the stack begins with the message.
  fault('PrismaClientValidationError', `Invalid call:\n{ data: { email: "${PERSON}" } }\n\nUnknown argument.`),
  fault('PrismaClientKnownRequestError', `Raw query failed. Message: (${PERSON})`, { code: 'P2010' }),
  fault('PrismaClientUnknownRequestError', `whatever the database said of ${PERSON}`),
  fault('error', `invalid input syntax for type integer: "${PERSON}"`, { code: '22P02' }),
  fault('SyntaxError', `Unexpected token, "${PERSON}" is not valid JSON`),
  fault('Error', `no answer from <${PERSON}> at (407) 555-0177`),
])('nothing that a person typed stands in the log: %#', (error) => {
  const logged = JSON.stringify(errorForLog(new Error('outside', { cause: error })))
  expect(logged).not.toContain('home.test')
  expect(logged).not.toContain('555')
  expect(logged).toContain('logger.test.ts')
})

test('of Prisma’s long messages the end is kept, which says what was wrong', () => {
  const late = fault('PrismaClientKnownRequestError', 'Invalid call:\n\n\nUnable to start a transaction in time.')
  expect(errorForLog(late)).toMatchObject({ message: 'Unable to start a transaction in time.' })
})

test('what is thrown without being an error is named by its kind, and a circle of causes ends', () => {
  expect(errorForLog(PERSON)).toBe('string')
  const circle = new Error('round')
  circle.cause = circle
  expect(JSON.stringify(errorForLog(circle)).match(/round/g)?.length).toBe(5)
})
