import { ofText } from '@/components/ui/as-text'
import type { DrawnTexts } from './types'

/** A text of the view where it is shown; by its name it is found in a document that was loaded (asked-searches.ts). */
export function ViewText({ name, text }: { name: keyof DrawnTexts; text: string }) {
  return <div data-text={name} {...ofText(text)} />
}
