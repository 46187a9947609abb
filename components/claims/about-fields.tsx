import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { CLAIM_LIMITS } from '@/lib/claims/rules/limits'
import type { OwnClaim } from '@/lib/claims/types'
import { claimTexts as texts } from './texts'

/** The names of these fields, for the alert above their form. */
export const ABOUT_FIELDS = ['position', 'licenseNumber', 'note'] as const

type AboutFieldsProps = {
  own: Pick<OwnClaim, 'position' | 'licenseNumber' | 'note'> | null
  errors: Record<string, string>
}

/** What claimants say of themselves. */
export const AboutFields = ({ own, errors }: AboutFieldsProps) => (
  <>
    <TextField
      name="position"
      label={texts.position}
      hint={texts.positionHint}
      autoComplete="organization-title"
      maxLength={CLAIM_LIMITS.position}
      defaultValue={own?.position}
      error={errors.position}
    />
    <TextField
      name="licenseNumber"
      label={texts.license}
      hint={texts.licenseHint}
      optional
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={CLAIM_LIMITS.licenseNumber}
      defaultValue={own?.licenseNumber ?? undefined}
      error={errors.licenseNumber}
    />
    <TextAreaField
      name="note"
      label={texts.note}
      hint={texts.noteHint}
      optional
      rows={4}
      maxLength={CLAIM_LIMITS.note}
      defaultValue={own?.note}
      error={errors.note}
    />
  </>
)
