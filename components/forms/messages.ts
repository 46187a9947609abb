export const formMessages = {
  show: 'Show',
  hide: 'Hide',
  keep: 'Keep it',
  failed: 'We couldn’t save that. Please try again.',
  again: 'Please try again.',
  showPassword: 'Show password',
  sending: (sent: string, whole: string) => `${sent} of ${whole} uploaded`,
  stay: 'Please stay on this page until the upload is done.',
} as const

const KB = 1024
const whole = (count: number) => Math.max(1, Math.round(count)).toLocaleString('en-US')

/** "840 kB", "412 MB". */
export const sizeText = (bytes: number): string =>
  bytes < KB * KB ? `${whole(bytes / KB)} kB` : `${whole(bytes / KB / KB)} MB`
