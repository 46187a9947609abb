export const formMessages = {
  show: 'Show',
  hide: 'Hide',
  keep: 'Keep it',
  failed: 'That was not saved. Please try again.',
  again: 'Please try again.',
  showPassword: 'Show password',
  sending: (sent: string, whole: string) => `${sent} of ${whole} are here`,
  stay: 'Please stay on this page until all of it is here.',
} as const

const KB = 1024
const whole = (count: number) => Math.max(1, Math.round(count)).toLocaleString('en-US')

/** "840 kB", "412 MB". */
export const sizeText = (bytes: number): string =>
  bytes < KB * KB ? `${whole(bytes / KB)} kB` : `${whole(bytes / KB / KB)} MB`
