import { MOST_ATTACHED } from '@/lib/messages/rules/attachment'

export const attachmentTexts = {
  add: 'Add pictures or a PDF',
  hint: `Up to ${MOST_ATTACHED} files of 10 MB each. Pictures lose where and when they were taken; a PDF is sent as it is.`,
  list: 'Files of this message',
  sending: (name: string) => `${name}: being added`,
  ready: (name: string) => `${name}: added`,
  remove: (name: string) => `Remove ${name}`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  failed: 'It could not be added. Please choose it again.',
  tooLarge: 'It is larger than 10 MB. Please choose a smaller file.',
  picture: (name: string) => `Picture: ${name}`,
  pdf: (size: string) => `PDF, ${size}`,
} as const

/** "340 kB", "2.1 MB". */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
