import { message } from '@/lib/platform/language/message'
import { interactionBatch, MAX_INTERACTIONS } from './schema'

const event = { providerId: 'little-harbor-academy-orlando-fl-k3f9', interactionType: 'click' }

test('provider and type are enough', () => {
  expect(interactionBatch.parse({ events: [event] }).events).toEqual([{ ...event, source: 'direct' }])
})

test('a full batch is accepted, one more event is not', () => {
  const many = (count: number) => ({ events: Array.from({ length: count }, () => event) })
  expect(interactionBatch.safeParse(many(MAX_INTERACTIONS)).success).toBe(true)
  expect(interactionBatch.safeParse(many(MAX_INTERACTIONS + 1)).success).toBe(false)
})

test('a rejected event has a readable message', () => {
  const rejected = interactionBatch.safeParse({ events: [{ ...event, interactionType: 'purchase' }] })
  expect(rejected.error?.issues[0]?.message).toBe(message('analytics.errors.interaction'))
})

test('unknown fields are dropped', () => {
  expect(interactionBatch.parse({ events: [{ ...event, address: '203.0.113.1' }] }).events).toEqual([
    { ...event, source: 'direct' },
  ])
})
