import type { TokenPurpose } from '@/prisma/generated/enums'

/** The address of today, and the one that shall take its place. */
export const SIDES = ['old', 'new'] as const
export type Side = (typeof SIDES)[number]

export const PURPOSE_OF = { old: 'change_email_old', new: 'change_email_new' } as const satisfies Record<
  Side,
  TokenPurpose
>

/** Whether it is the same mailbox as far as this site can tell: capitals make no other one. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
