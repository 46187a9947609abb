/** A name from one field, split at its first space: the rest is the last name, possibly empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ')
  return { firstName, lastName: rest.join(' ').trim() }
}
