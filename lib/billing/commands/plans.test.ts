import { message } from '@/lib/platform/language/message'
import { requireUpgrade } from './plans'

test('only upgrades are accepted, and the message states why', () => {
  expect(() => requireUpgrade('open', 'BASIC', 'STARTER')).not.toThrow()
  expect(() => requireUpgrade('temporarily_closed', 'STARTER', 'PRO')).not.toThrow()
  expect(() => requireUpgrade('open', 'PRO', 'PRO')).toThrow(message('billing.errors.onPlan', { plan: 'Pro' }))
  expect(() => requireUpgrade('open', 'PRO', 'STARTER')).toThrow(
    message('billing.errors.smallerPlan', { plan: 'Pro', next: 'Starter' }),
  )
  expect(() => requireUpgrade('closed', 'BASIC', 'PRO')).toThrow(message('billing.errors.closed'))
})
