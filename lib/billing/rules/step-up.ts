import { ConflictError } from '@/lib/platform/errors'
import type { PaidPlan, ProviderStatus } from '@/prisma/generated/enums'
import type { Plan } from '../catalogue/plans'
import { isLarger, planOf } from './plans'

/** A plan is bought by who is open, and upwards. Throws ConflictError. */
export function refuseNoStepUp(status: ProviderStatus, current: Plan, wanted: PaidPlan): void {
  if (status === 'closed')
    throw new ConflictError('This provider has closed, so there is nothing that a plan could open.')
  if (current === wanted) throw new ConflictError(`You are on ${planOf(wanted).name} already.`)
  if (!isLarger(current, wanted)) return
  const [now, then] = [planOf(current).name, planOf(wanted).name]
  throw new ConflictError(`${now} is paid for. Cancel its renewal, and choose ${then} when it has ended.`)
}
