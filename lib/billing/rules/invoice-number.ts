/** As people quote it: "2026-000042". */
export function invoiceNumber(id: number, issuedAt: Date): string {
  return `${issuedAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`
}
