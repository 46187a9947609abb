import type { UserCreateManyInput } from '@/prisma/generated/models'
import { createRandom } from './random'

/** An active parent with an address that no mail can reach. */
export function buildUser(overrides: Partial<UserCreateManyInput> = {}, seed = 1): UserCreateManyInput {
  const random = createRandom(`user ${seed}`)
  return {
    email: `person-${seed}@example.test`,
    firstName: random.pick(['Pat', 'Chris', 'Alex', 'Jordan']),
    lastName: random.pick(['Tester', 'Sample', 'Doe']),
    role: 'caregiver',
    status: 'active',
    ...overrides,
  }
}
