/**
 * npm run admin:create                                       prompts for address and name
 * npm run admin:create -- pat@example.org "Pat Cole"         takes them as arguments
 *
 * Creates an admin without a password and prints a single-use link for choosing one, valid for 60 minutes. Also mails it if mail is
 * configured. Run it again with the same address for a new link.
 */
import { createInterface } from 'node:readline/promises'
import { createAdmin } from '@/lib/accounts/commands/change-account'
import { splitName } from '@/lib/accounts/rules/account'
import { newAdmin } from '@/lib/accounts/schema'
import { siteUrl } from '@/lib/platform/config/env'
import { DomainError } from '@/lib/platform/http/errors'
import { absoluteUrl } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { runAndExit } from './exit'

async function run([typedEmail, typedName, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || typedEmail?.startsWith('-'))
    throw new DomainError(400, 'Give an e-mail address and a name in quotes, or no arguments to be prompted.')
  const email = typedEmail ?? (await prompt('E-mail address: '))
  const name = typedName ?? (await prompt('Name: '))
  const input = newAdmin.safeParse({ email, ...splitName(name) })
  if (!input.success) throw new DomainError(400, input.error.issues.map((issue) => issue.message).join(' '))
  const { setPasswordPath } = await createAdmin(input.data, now())
  console.log('Choose the password here (once, within 60 minutes):')
  console.log(absoluteUrl(setPasswordPath, siteUrl()))
}

async function prompt(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

runAndExit(() => run(process.argv.slice(2)))
