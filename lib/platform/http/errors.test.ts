import { asWritten } from '../language/message'
import { englishText } from '../language/translate'
import {
  ConflictError,
  DomainError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  NotSignedInError,
  TooManyRequestsError,
} from './errors'

test.each([
  [new InvalidInputError(asWritten('No.')), 400],
  [new NotSignedInError(), 401],
  [new ForbiddenError(), 403],
  [new NotFoundError(), 404],
  [new ConflictError(asWritten('It has changed.')), 409],
  [new TooManyRequestsError(30), 429],
  [new DomainError(413, asWritten('Too large.')), 413],
])('%s has a status and a message for the user', (error, status) => {
  expect(error).toBeInstanceOf(DomainError)
  expect(error.status).toBe(status)
  expect(englishText(error.message)).toMatch(/^[A-Z].*\.$/)
})

test('an error is named after its class, so that logs can tell them apart', () => {
  expect(new ForbiddenError().name).toBe('ForbiddenError')
  expect(String(new NotFoundError())).toBe('NotFoundError: message:platform.errors.nothingHere')
})

test('invalid input has a message per field', () => {
  expect(new InvalidInputError(asWritten('No.'), { name: asWritten('Too short.') }).fields).toEqual({
    name: 'Too short.',
  })
  expect(new NotFoundError().fields).toBeUndefined()
})

test('too many requests have a time to wait', () => {
  const error = new TooManyRequestsError(30)
  expect(error.retryAfterSeconds).toBe(30)
  expect(englishText(error.message)).toContain('30 seconds')
})
