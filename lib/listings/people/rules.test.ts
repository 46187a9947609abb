import { chooseProvider } from './rules'

const harbor = { id: 'harbor-m2p4', role: 'front_desk' }
const sunny = { id: 'sunny-k3f9', role: 'editor' }
const managed = [harbor, sunny]

test('somebody who asks for none sees the first, and each that they ask for', () => {
  expect(chooseProvider(managed, undefined, 'answer')).toBe(harbor)
  expect(chooseProvider(managed, '', 'answer')).toBe(harbor)
  expect(chooseProvider(managed, 'sunny-k3f9', 'answer')).toBe(sunny)
  expect(chooseProvider(managed, ['sunny-k3f9', 'x'], 'answer')).toBe(sunny)
})

test('somebody sees first the provider for which they may do what the page is for, and the first where they may nowhere', () => {
  expect(chooseProvider(managed, undefined, 'edit-profile')).toBe(sunny)
  expect(chooseProvider(managed, 'harbor-m2p4', 'edit-profile')).toBe(harbor)
  expect(chooseProvider(managed, undefined, 'manage-billing')).toBe(harbor)
})

test('nobody sees one that is not theirs, nor another in its place', () => {
  expect(chooseProvider(managed, 'others-x1y2', 'answer')).toBeNull()
  expect(chooseProvider([], undefined, 'answer')).toBeNull()
})
