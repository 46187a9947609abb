import { draftInput, draftQuery } from './drafts'

test('what is typed is kept right or wrong', () => {
  const typed = { part: 'details', fields: { typed: '{"businessName":""}', version: 'v1' } }
  expect(draftInput.parse(typed)).toEqual(typed)
  expect(draftQuery.parse({ part: 'photos', providerId: 'sunny-k3f9' })).toEqual({
    part: 'photos',
    providerId: 'sunny-k3f9',
  })
})

test.each([
  { part: 'billing', fields: {} },
  { fields: {} },
  { part: 'details' },
  { part: 'details', fields: { typed: 7 } },
  { part: 'details', fields: { typed: 'x'.repeat(60_001) } },
  { part: 'details', fields: { ['x'.repeat(21)]: '' } },
])('%# is nothing that a form of a page keeps', (sent) => {
  expect(draftInput.safeParse(sent).success).toBe(false)
})
