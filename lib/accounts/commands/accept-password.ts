import 'server-only'
import { env } from '@/lib/platform/env'
import { InvalidInputError } from '@/lib/platform/errors'
import { isMadeOfKnownWords } from '../rules/password-strength'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { passwordField } from '../schema/inputs'
import { isCommonPassword } from '../secrets/common-passwords'
import { hashPassword } from '../secrets/password-hash'

/** The hash of a new password. Throws InvalidInputError, with a sentence, for one that is too short here, common, or made of known words. */
export async function acceptPassword(
  password: string,
  person: { firstName: string; lastName: string; email: string },
): Promise<string> {
  const problem = await problemWith(password, person)
  if (problem) throw new InvalidInputError(problem, { password: problem })
  return hashPassword(password)
}

async function problemWith(password: string, person: { firstName: string; lastName: string; email: string }) {
  const { error } = passwordField(env().PASSWORD_MIN_LENGTH).safeParse(password)
  if (error) return error.issues[0]?.message
  if (await isCommonPassword(password)) return SAYS.commonPassword
  return isMadeOfKnownWords(password, person) ? SAYS.knownWords : undefined
}
