import { codeOf } from '@/lib/providers/rules/public-id'
import { interactionEvent } from '../schema'
import { countable } from './countable'

const event = (providerId: string, interactionType: string, more = {}) =>
  interactionEvent.parse({ providerId, interactionType, ...more })

test('one provider under two names is one, and of doubles the first counts', () => {
  const code = codeOf(7)
  expect(
    countable([
      event(`a-name-${code}`, 'open', { source: 'search' }),
      event(`its-old-name-${code}`, 'open', { source: 'here' }),
      event(code, 'call'),
    ]),
  ).toEqual([
    { id: 7, type: 'open', source: 'search' },
    { id: 7, type: 'call', source: 'direct' },
  ])
})

test('ids of nobody are left out', () => {
  expect(countable(['nobody', 'ChIJN1t_tDeuEmsRUsoyG83frY4', 'zzzzzzzz', '9'].map((id) => event(id, 'view')))).toEqual(
    [],
  )
})

test('each photo counts by itself; without an address it is none', () => {
  const code = codeOf(7)
  const asked = ['/pictures/a.webp', '/pictures/b.webp', '/pictures/a.webp', '', null].map((photo) =>
    event(code, 'photo', { photo }),
  )
  expect(countable(asked).map(({ photo }) => photo)).toEqual(['/pictures/a.webp', '/pictures/b.webp'])
})
