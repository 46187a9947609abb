import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { EVENT_LIMITS } from '@/lib/events/schema'
import type { ShownEvent } from '@/lib/events/types'
import { clockText } from '@/lib/providers/rules/clock-text'
import { eventTexts as texts } from './event-texts'

type EventFieldsProps = { day: string; zone: string; event?: ShownEvent; errors: Record<string, string> }

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))
const clock = (minute: number | null | undefined) => (typeof minute === 'number' ? clockText(minute) : '')

/** What an event is and when, on the provider's clocks. */
export function EventFields({ day, zone, event, errors }: EventFieldsProps) {
  return (
    <>
      <SelectField name="kind" label={texts.kind} options={KINDS} defaultValue={event?.kind} error={errors.kind} />
      <TextField
        name="title"
        label={texts.title}
        maxLength={EVENT_LIMITS.title}
        defaultValue={event?.title}
        required
        error={errors.title}
      />
      <TextField type="date" name="day" label={texts.day} defaultValue={day} required error={errors.day} />
      <div>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            type="time"
            name="startMinute"
            label={texts.start}
            defaultValue={clock(event?.startMinute)}
            optional
            error={errors.startMinute}
          />
          <TextField
            type="time"
            name="endMinute"
            label={texts.end}
            defaultValue={clock(event?.endMinute)}
            optional
            error={errors.endMinute}
          />
        </div>
        <p className="mt-1.5 text-xs text-soft">{texts.timeHint(zone)}</p>
      </div>
      <TextAreaField
        name="note"
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={EVENT_LIMITS.note}
        defaultValue={event?.note}
        optional
        error={errors.note}
      />
    </>
  )
}
