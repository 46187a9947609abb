const KB = 1_024

/** A file's size, in the same units as the upload limits: "340 kB", "2.1 MB", "412 MB". */
export function sizeText(bytes: number): string {
  const step = bytes < KB ** 2 ? 1 : bytes < KB ** 3 ? 2 : 3
  const value = Math.max(1, bytes / KB ** step)
  const maximumFractionDigits = step === 1 || value >= 100 ? 0 : 1
  return `${value.toLocaleString('en-US', { maximumFractionDigits })} ${['', 'kB', 'MB', 'GB'][step]}`
}
