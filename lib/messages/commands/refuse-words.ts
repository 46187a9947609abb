import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { findSetting } from '@/lib/site-settings/queries'
import { findsWord } from '@/lib/site-settings/rules'

const SENTENCE = 'This has words that are not passed on here. Please say it in others.'

/** Throws InvalidInputError for a message with words that admins do not have passed on. */
export async function refuseWords(tx: Transaction, text: string): Promise<void> {
  const { value } = await findSetting('words', tx)
  if (findsWord(text, value.messages)) throw new InvalidInputError(SENTENCE, { text: SENTENCE })
}
