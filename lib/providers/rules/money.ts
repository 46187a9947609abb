/** Made once: with options, toLocaleString makes a formatter at every call, and a search page names fifty prices. */
const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "$285", "$1,250", "$285.50": cents only where there are some. */
export function moneyText(cents: number): string {
  return `$${(cents % 100 === 0 ? dollars : dollarsAndCents).format(cents / 100)}`
}

/** "$285 a week". */
export function weeklyText(cents: number): string {
  return `${moneyText(cents)} a week`
}
