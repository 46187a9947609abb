import { rowHash } from './store-rows'

test('the hash depends on values and not on the order of keys', () => {
  const facts = { contact: { source: 'state_file', confirmedOn: '2022-05-02' } }
  const hash = rowHash({ name: 'Otter House', careTypes: ['daycare', 'preschool'], facts })
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(rowHash({ facts, careTypes: ['daycare', 'preschool'], name: 'Otter House' })).toBe(hash)
  expect(rowHash({ name: 'Otter House', careTypes: ['preschool', 'daycare'], facts })).not.toBe(hash)
  expect(rowHash({ name: 'Otter House', careTypes: ['daycare', 'preschool'] })).not.toBe(hash)
})
