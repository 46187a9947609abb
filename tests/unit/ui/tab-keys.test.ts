import { tabAfterKey } from '@/components/ui/tab-keys'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s on tab %i of three leads to %s', (key, from, to) => {
  expect(tabAfterKey(key, from, 3)).toBe(to)
})
