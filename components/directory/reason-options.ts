import { EDIT_REASONS, REASON_WORDS } from '@/lib/directory/rules/edit-reasons'
import { fileTexts as texts } from './texts'

/** Why an admin changes something; nothing is chosen at first. */
export const REASON_OPTIONS = [
  { value: '', label: texts.chooseReason },
  ...EDIT_REASONS.map((value) => ({ value, label: REASON_WORDS[value].label })),
]
