import 'server-only'
import { type Evidence, licenseVerdict } from '../rules/strength'

/** The columns that hold what speaks for a claim. */
export const EVIDENCE = {
  id: true,
  status: true,
  position: true,
  note: true,
  licenseNumber: true,
  emailProvedAt: true,
  documentKey: true,
  createdAt: true,
  provider: { select: { licenses: { select: { number: true } } } },
} as const

type Row = {
  licenseNumber: string | null
  emailProvedAt: Date | null
  documentKey: string | null
  provider: { licenses: { number: string }[] } | null
}

export function evidenceOf({ licenseNumber, emailProvedAt, documentKey, provider }: Row): Evidence {
  return {
    license: licenseVerdict(licenseNumber, provider?.licenses.map(({ number }) => number) ?? []),
    isEmailProved: emailProvedAt !== null,
    hasDocument: documentKey !== null,
  }
}
