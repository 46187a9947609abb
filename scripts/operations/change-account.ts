/**
 * npm run account:suspend -- pat@example.org               closes an account until it is reinstated
 * npm run account:reinstate -- pat@example.org             opens it again
 * npm run account:role -- pat@example.org careprovider     gives it another role: caregiver, careprovider or admin
 *
 * All sessions of the account end at once, its owner gets a mail, and the audit log a line. The last admin stays one.
 */
import { z } from 'zod'
import { changeRole, reinstateAccount, suspendAccount } from '@/lib/accounts/commands/change-account'
import { emailField } from '@/lib/accounts/schema'
import { db } from '@/lib/platform/database/client'
import { DomainError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'
import { Role } from '@/prisma/generated/enums'

const address = emailField()
const orders = z.union(
  [
    z.tuple([z.enum(['suspend', 'reinstate']), address]),
    z.tuple([z.literal('role'), address, z.enum(Object.keys(Role) as [Role])]),
  ],
  'Give an e-mail address; for another role also caregiver, careprovider or admin.',
)

const DONE = { suspend: 'suspended', reinstate: 'reinstated' }

async function run(typed: string[]): Promise<number> {
  const order = orders.safeParse(typed)
  if (!order.success) return say(order.error.issues.map((issue) => issue.message).join(' '))
  const [what, email, role] = order.data
  try {
    if (what === 'suspend') await suspendAccount({ email }, null, now())
    else if (what === 'reinstate') await reinstateAccount({ email }, null, now())
    else await changeRole({ email }, null, role as Role, now())
    console.log(what === 'role' ? `${email} has the role ${role} now.` : `${email} is ${DONE[what]}.`)
    return 0
  } catch (error) {
    if (error instanceof DomainError) return say(error.message)
    throw error
  }
}

function say(sentence: string): number {
  console.error(sentence)
  return 1
}

run(process.argv.slice(2))
  .then(async (status) => {
    await db().$disconnect()
    process.exitCode = status
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
