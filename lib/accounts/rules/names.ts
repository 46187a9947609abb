/** A name from one field, split at its first space: the rest is the last name, possibly empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ')
  return { firstName, lastName: rest.join(' ').trim() }
}

/** Both names as one, also where there is no last name. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

/** "Dana M.": what a provider's people read of a parent. */
export function parentName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim()
  return initial ? `${firstName} ${initial}.` : firstName
}
