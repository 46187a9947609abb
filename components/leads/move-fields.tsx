import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import type { Lead } from '@/lib/leads/types'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { LostReason } from '@/prisma/generated/enums'
import { leadTexts as texts } from './texts'

type Fields = { lead: Lead; errors: Record<string, string> }

/** Why a family will not come. */
export function LostFields({ lead, errors }: Fields) {
  const reasons = Object.values(LostReason).map((value) => ({ value, label: texts.lostReasons[value] }))
  return (
    <SelectField
      name="lostReason"
      label={texts.reason}
      defaultValue={lead.lostReason ?? ''}
      options={[{ value: '', label: texts.chooseReason }, ...reasons]}
      error={errors.lostReason}
      required
    />
  )
}

/** The room, which the child's age suggests where it was told, and the day of joining. */
export function WaitlistFields({ lead, today, errors }: Fields & { today: string }) {
  const rooms = AGE_BANDS.map(({ code, label }) => ({ value: code, label }))
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        name="band"
        label={texts.room}
        defaultValue={lead.band ?? ''}
        options={[{ value: '', label: texts.chooseRoom }, ...rooms]}
        error={errors.band}
        required
      />
      <TextField
        type="date"
        name="waitingSince"
        label={texts.since}
        defaultValue={lead.waitingSince ?? today}
        max={today}
        error={errors.waitingSince}
        required
      />
    </div>
  )
}
