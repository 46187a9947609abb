import { askToSignIn, onSignInNeeded } from '@/components/accounts/sign-in-request'

test('a prompt that comes later hears what was asked before, once', () => {
  askToSignIn('favorite', 'a-k3f9')
  const [first, second] = [jest.fn(), jest.fn()]
  const stop = onSignInNeeded(first)
  expect(first.mock.calls).toEqual([[{ reason: 'favorite', id: 'a-k3f9' }]])
  stop()
  const stopSecond = onSignInNeeded(second)
  expect(second).not.toHaveBeenCalled()
  askToSignIn('contact')
  expect(second).toHaveBeenCalledWith({ reason: 'contact' })
  expect(first).toHaveBeenCalledTimes(1)
  stopSecond()
})
