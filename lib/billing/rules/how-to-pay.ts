import { SITE } from '@/lib/platform/site'

/** Where an invoice's money goes: what the operator has set, else whom to ask. */
export function howToPay(instructions: string | undefined): string {
  return instructions?.trim() || `Write to ${SITE.contactEmail}, and we answer how to pay.`
}
