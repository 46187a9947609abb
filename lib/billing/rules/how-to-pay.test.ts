import { SITE } from '@/lib/platform/site'
import { howToPay } from './how-to-pay'

test('somebody reads how to pay as the operator has set it, else whom to ask', () => {
  expect(howToPay(' By check to 1 Main St. ')).toBe('By check to 1 Main St.')
  for (const unset of [undefined, '', '  ']) expect(howToPay(unset)).toContain(SITE.contactEmail)
})
