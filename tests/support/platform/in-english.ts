import { englishText } from '@/lib/platform/language/translate'

/** A value with its messages put into English, as people who read English see them. */
export function inEnglish<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'string' ? englishText(one) : one)))
}

/** What a person reads of the error that this work ends with; empty if it ends well. */
export async function refusalOf(work: Promise<unknown> | (() => Promise<unknown>)): Promise<string> {
  try {
    await (typeof work === 'function' ? work() : work)
    return ''
  } catch (error) {
    return englishText(error instanceof Error ? error.message : String(error))
  }
}
