const KB = 1024
const whole = (count: number) => Math.max(1, Math.round(count)).toLocaleString('en-US')

/** "840 kB", "412 MB". */
export const sizeText = (bytes: number): string =>
  bytes < KB * KB ? `${whole(bytes / KB)} kB` : `${whole(bytes / KB / KB)} MB`
