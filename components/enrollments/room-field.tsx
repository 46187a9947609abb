import { SelectField } from '@/components/ui/select-field'
import type { RoomChoice } from '@/lib/enrollments/types'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { enrollmentTexts as texts } from './texts'

/** In which room a place is, with what the page says of openings there. */
export function RoomField({ rooms, error }: { rooms: RoomChoice; error: string | undefined }) {
  const options = AGE_BANDS.map(({ code, label }) => ({
    value: code,
    label: texts.roomOf(label, rooms.openings[code]),
  }))
  return (
    <SelectField
      name="band"
      label={texts.room}
      hint={texts.roomHint}
      defaultValue={rooms.suggested ?? ''}
      options={[{ value: '', label: texts.noRoom }, ...options]}
      error={error}
    />
  )
}
