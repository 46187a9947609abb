/** "$285", "$1,250", "$285.50": cents only where there are some. */
export function moneyText(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** "$285 a week". */
export function weeklyText(cents: number): string {
  return `${moneyText(cents)} a week`
}
