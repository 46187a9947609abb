/**
 * npm run admin:create                                       prompts for address and name
 * npm run admin:create -- pat@example.org "Pat Cole"         takes them as arguments
 *
 * Creates an admin without a password and prints a single-use link for choosing one, valid for 60 minutes. Also mails it if mail is
 * configured. Run it again with the same address for a new link.
 *
 * npm run account:suspend -- pat@example.org               suspends an account
 * npm run account:reinstate -- pat@example.org             reinstates it
 * npm run account:role -- pat@example.org careprovider     changes its role: caregiver, careprovider or admin
 *
 * These sign the account out everywhere, notify its owner by mail and write to the audit log. The last admin cannot be changed.
 */
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { changeRole, createAdmin, reinstateAccount, suspendAccount } from '@/lib/accounts/commands/change-account'
import { splitName } from '@/lib/accounts/rules/account'
import { emailField, newAdmin } from '@/lib/accounts/schema'
import { siteUrl } from '@/lib/platform/config/env'
import { DomainError } from '@/lib/platform/http/errors'
import { absoluteUrl } from '@/lib/platform/http/routes'
import { asWritten } from '@/lib/platform/language/message'
import { englishText } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'
import { Role } from '@/prisma/generated/enums'
import { runAndExit } from './exit'

const address = emailField()
const changeArguments = z.union(
  [z.tuple([z.enum(['suspend', 'reinstate']), address]), z.tuple([z.literal('role'), address, z.enum(Role)])],
  'Give an e-mail address; for another role also caregiver, careprovider or admin.',
)

const PAST_TENSE = { suspend: 'suspended', reinstate: 'reinstated' }

async function run([command, ...args]: string[]): Promise<void> {
  await (command === 'create-admin' ? create(args) : change([String(command), ...args]))
}

async function create([typedEmail, typedName, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || typedEmail?.startsWith('-'))
    throw new DomainError(
      400,
      asWritten('Give an e-mail address and a name in quotes, or no arguments to be prompted.'),
    )
  const email = typedEmail ?? (await prompt('E-mail address: '))
  const name = typedName ?? (await prompt('Name: '))
  const input = newAdmin.safeParse({ email, ...splitName(name) })
  if (!input.success) throw inputError(input.error)
  const { setPasswordPath } = await createAdmin(input.data, now())
  console.log('Choose the password here (once, within 60 minutes):')
  console.log(absoluteUrl(setPasswordPath, siteUrl()))
}

async function change(args: string[]): Promise<void> {
  const parsed = changeArguments.safeParse(args)
  if (!parsed.success) throw inputError(parsed.error)
  const [what, email, role] = parsed.data
  if (what === 'role') await changeRole({ email }, null, role, now())
  else if (what === 'suspend') await suspendAccount({ email }, null, now())
  else await reinstateAccount({ email }, null, now())
  console.log(what === 'role' ? `${email} has the role ${role} now.` : `${email} is ${PAST_TENSE[what]}.`)
}

const inputError = ({ issues }: z.ZodError) =>
  new DomainError(400, asWritten(issues.map(({ message }) => englishText(message)).join(' ')))

async function prompt(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

runAndExit(() => run(process.argv.slice(2)))
