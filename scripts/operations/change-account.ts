/**
 * npm run account:suspend -- pat@example.org               suspends an account
 * npm run account:reinstate -- pat@example.org             reinstates it
 * npm run account:role -- pat@example.org careprovider     changes its role: caregiver, careprovider or admin
 *
 * Signs the account out everywhere, notifies its owner by mail and writes to the audit log. The last admin cannot be changed.
 */
import { z } from 'zod'
import { changeRole, reinstateAccount, suspendAccount } from '@/lib/accounts/commands/change-account'
import { emailField } from '@/lib/accounts/schema'
import { DomainError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'
import { Role } from '@/prisma/generated/enums'
import { runAndExit } from './exit'

const address = emailField()
const commandArguments = z.union(
  [
    z.tuple([z.enum(['suspend', 'reinstate']), address]),
    z.tuple([z.literal('role'), address, z.enum(Object.keys(Role) as [Role])]),
  ],
  'Give an e-mail address; for another role also caregiver, careprovider or admin.',
)

const DONE = { suspend: 'suspended', reinstate: 'reinstated' }

async function run(args: string[]): Promise<void> {
  const parsed = commandArguments.safeParse(args)
  if (!parsed.success) throw new DomainError(400, parsed.error.issues.map((issue) => issue.message).join(' '))
  const [what, email, role] = parsed.data
  if (what === 'suspend') await suspendAccount({ email }, null, now())
  else if (what === 'reinstate') await reinstateAccount({ email }, null, now())
  else await changeRole({ email }, null, role as Role, now())
  console.log(what === 'role' ? `${email} has the role ${role} now.` : `${email} is ${DONE[what]}.`)
}

runAndExit(() => run(process.argv.slice(2)))
