import { parentName } from '@/lib/accounts/rules/names'

type Person = { firstName: string; lastName: string }

/** The ways in which somebody may be named beside their review. */
export const NAME_STYLES = ['first-name', 'initials'] as const
export type NameStyle = (typeof NAME_STYLES)[number]

/** "Dana M." or "D. M." */
export function reviewName(person: Person, style: NameStyle): string {
  if (style === 'first-name') return parentName(person)
  return [person.firstName, person.lastName]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .join('. ')
    .concat('.')
}
