import { interactionBatch, MAX_INTERACTIONS } from './schema'

const event = { providerId: 'little-harbor-academy-orlando-fl-k3f9', interactionType: 'click' }

test('provider and kind are enough', () => {
  expect(interactionBatch.parse({ events: [event] }).events).toEqual([{ ...event, source: 'direct' }])
})

test('a full batch is taken, one more is not', () => {
  const many = (count: number) => ({ events: Array.from({ length: count }, () => event) })
  expect(interactionBatch.safeParse(many(MAX_INTERACTIONS)).success).toBe(true)
  expect(interactionBatch.safeParse(many(MAX_INTERACTIONS + 1)).success).toBe(false)
})

test('a refusal is a sentence for people', () => {
  const refused = interactionBatch.safeParse({ events: [{ ...event, interactionType: 'purchase' }] })
  expect(refused.error?.issues[0]?.message).toBe(
    'An interaction is a view, a click, an opening, a call, a favorite or a photo.',
  )
})

test('what nobody asked for is dropped', () => {
  expect(interactionBatch.parse({ events: [{ ...event, address: '203.0.113.1' }] }).events).toEqual([
    { ...event, source: 'direct' },
  ])
})
