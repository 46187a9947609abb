/**
 * npm run admin:create                                       asks for address and name
 * npm run admin:create -- pat@example.org "Pat Cole"         takes them from here
 *
 * Makes an admin without a password and prints the link to choose one: it works once, for 60 minutes. It is mailed too, where mail
 * is set up. Run it again with the same address for a new link.
 */
import { createInterface } from 'node:readline/promises'
import { createAdmin } from '@/lib/accounts/commands/change-account'
import { splitName } from '@/lib/accounts/rules/account'
import { newAdmin } from '@/lib/accounts/schema'
import { siteUrl } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/database/client'
import { DomainError } from '@/lib/platform/http/errors'
import { absoluteUrl } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

async function run([typedEmail, typedName, ...rest]: string[]): Promise<number> {
  if (rest.length > 0) return say('Give an e-mail address and a name in quotes, or nothing and be asked.')
  const email = typedEmail ?? (await ask('E-mail address: '))
  const name = typedName ?? (await ask('Name: '))
  const input = newAdmin.safeParse({ email, ...splitName(name) })
  if (!input.success) return say(input.error.issues.map((issue) => issue.message).join(' '))
  try {
    const { setPasswordPath } = await createAdmin(input.data, now())
    console.log('Choose the password here (once, within 60 minutes):')
    console.log(absoluteUrl(setPasswordPath, siteUrl()))
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

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
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
