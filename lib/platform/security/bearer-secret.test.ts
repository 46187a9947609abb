import { NotFoundError, NotSignedInError } from '../http/errors'
import { checkBearer } from './secrets'

const secret = 'only-for-tests-0000'

test('the right secret is accepted', () => {
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
])('anything else is rejected: %j', (authorization) => {
  expect(() => checkBearer(authorization, secret)).toThrow(NotSignedInError)
})

test('without a configured secret the endpoint does not exist', () => {
  expect(() => checkBearer('Bearer undefined', undefined)).toThrow(NotFoundError)
  expect(() => checkBearer('Bearer ', '')).toThrow(NotFoundError)
})
