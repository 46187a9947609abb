import { englishText } from '@/lib/platform/language/translate'
import { invitationInput, invitationParams, joinInput, personParams, roleInput } from './schema'

const firstProblem = (input: unknown) => englishText(invitationInput.safeParse(input).error?.issues[0]?.message ?? '')

test('an invitation has an address, which is normalized, and a role', () => {
  expect(invitationInput.parse({ email: ' Kim@Home.test ', role: 'front_desk', isAdmin: true })).toEqual({
    email: 'Kim@Home.test',
    role: 'front_desk',
  })
})

test('invalid input is reported', () => {
  expect(firstProblem({ email: 'kim', role: 'editor' })).toBe('Please enter a valid email address.')
  expect(firstProblem({ email: 'kim@home.test', role: 'owner' })).toBe('Please choose their role.')
  expect(firstProblem({ email: 'kim@home.test' })).toBe('Please choose their role.')
  expect(roleInput.safeParse({ role: null }).success).toBe(false)
})

test('a person or an invitation is identified by a number in the URL', () => {
  expect(personParams.parse({ id: 'sunny-k3f9', user: '7' })).toEqual({ id: 'sunny-k3f9', user: 7 })
  for (const user of ['0', '-1', 'x', '2147483648', '1.5'])
    expect(personParams.safeParse({ id: 'sunny-k3f9', user }).success).toBe(false)
  expect(invitationParams.safeParse({ id: 'sunny-k3f9', invitation: '9e9' }).success).toBe(false)
})

test('an incomplete token is rejected', () => {
  expect(joinInput.safeParse({ token: 'A'.repeat(22) }).success).toBe(true)
  expect(joinInput.safeParse({ token: 'A'.repeat(21) }).success).toBe(false)
})
