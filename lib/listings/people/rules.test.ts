import { chooseProvider } from './rules'

const harbor = { id: 'harbor-m2p4', role: 'front_desk' }
const sunny = { id: 'sunny-k3f9', role: 'editor' }
const managed = [harbor, sunny]

test('the requested provider is chosen, else the first', () => {
  expect(chooseProvider(managed, undefined, 'answer')).toBe(harbor)
  expect(chooseProvider(managed, '', 'answer')).toBe(harbor)
  expect(chooseProvider(managed, 'sunny-k3f9', 'answer')).toBe(sunny)
  expect(chooseProvider(managed, ['sunny-k3f9', 'x'], 'answer')).toBe(sunny)
})

test('without a request, the first provider with the permission is chosen, else the first', () => {
  expect(chooseProvider(managed, undefined, 'edit-profile')).toBe(sunny)
  expect(chooseProvider(managed, 'harbor-m2p4', 'edit-profile')).toBe(harbor)
  expect(chooseProvider(managed, undefined, 'manage-billing')).toBe(harbor)
})

test('after a rename the old address still leads to the provider', () => {
  expect(chooseProvider(managed, 'sunny-sprouts-orlando-fl-k3f9', 'answer')).toBe(sunny)
  expect(chooseProvider(managed, 'sunny', 'answer')).toBeNull()
})

test('a requested provider of someone else is not replaced by another', () => {
  expect(chooseProvider(managed, 'others-x1y2', 'answer')).toBeNull()
  expect(chooseProvider([], undefined, 'answer')).toBeNull()
})
