import { CallError } from '@/lib/platform/call-api'
import { photoTexts as texts } from './texts'

/** What a failed upload is told in words. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallError && error.sentence) return error.sentence
  console.error(error)
  return texts.notAdded
}
