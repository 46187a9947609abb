import type { ProfileField } from '@/lib/profiles/catalogue'

export type Choice = 'accept' | 'reject'

type Decision = { accepted: true; value?: string | string[] } | { accepted: false; reason: string }

/** The call's decisions from the form's fields: "aboutUs" is the choice, "aboutUs-reason" and "aboutUs-value" go with it. */
export function readDecisionForm(proposed: readonly ProfileField[], fields: FormData) {
  const decisions: Partial<Record<ProfileField, Decision>> = {}
  const text = (name: string) => String(fields.get(name) ?? '')
  for (const field of proposed) {
    const choice = text(field)
    if (choice === 'reject') decisions[field] = { accepted: false, reason: text(`${field}-reason`) }
    if (choice === 'accept') decisions[field] = { accepted: true, ...editedValue(field, fields) }
  }
  return decisions
}

/** As it was offered, it is no edit. */
function editedValue(field: ProfileField, fields: FormData): { value?: string | string[] } {
  if (field === 'photos') return keptPhotos(fields)
  const [value, offered] = [fields.get(`${field}-value`), fields.get(`${field}-offered`)]
  return typeof value === 'string' && value.replaceAll('\r', '') !== offered ? { value } : {}
}

/** Photos that an admin left out are an edit. */
function keptPhotos(fields: FormData): { value?: string[] } {
  const value = fields.getAll('photos-keep').map(String)
  return value.length === Number(fields.get('photos-offered')) ? {} : { value }
}
