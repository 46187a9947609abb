/** "provider 12" of `providerId: 12`, "accepted: phone" of `accepted: 'phone'`. */
export function detailText(name: string, value: string | number | boolean): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  if (words.endsWith(' id')) return `${words.slice(0, -3)} ${value}`
  if (typeof value === 'boolean') return `${words}: ${value ? 'yes' : 'no'}`
  return `${words}: ${value}`
}
