import { chooseProvider } from './choose-provider'

const managed = [{ id: 'sunny-k3f9' }, { id: 'harbor-m2p4' }]

test('somebody who asks for none sees the first, and each that they ask for', () => {
  expect(chooseProvider(managed, undefined)).toBe(managed[0])
  expect(chooseProvider(managed, '')).toBe(managed[0])
  expect(chooseProvider(managed, 'harbor-m2p4')).toBe(managed[1])
  expect(chooseProvider(managed, ['harbor-m2p4', 'x'])).toBe(managed[1])
})

test('nobody sees one that is not theirs, nor another in its place', () => {
  expect(chooseProvider(managed, 'others-x1y2')).toBeNull()
  expect(chooseProvider([], undefined)).toBeNull()
})
