import { NotFoundError, NotSignedInError } from '../http/errors'
import { checkBearer } from './secrets'

const secret = 'only-for-tests-0000'

test('the right secret is let in', () => {
  expect(() => checkBearer(`Bearer ${secret}`, secret)).not.toThrow()
})

test.each([
  null,
  '',
  'Bearer ',
  'Bearer wrong',
  `Bearer ${secret}x`,
  secret,
  `Basic ${secret}`,
  'Bearer only-for-tests-000',
])('anything else is refused: %j', (authorization) => {
  expect(() => checkBearer(authorization, secret)).toThrow(NotSignedInError)
})

test('where no secret is configured nobody gets in, and nothing is there', () => {
  expect(() => checkBearer('Bearer undefined', undefined)).toThrow(NotFoundError)
  expect(() => checkBearer('Bearer ', '')).toThrow(NotFoundError)
})
