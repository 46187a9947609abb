import { TextField } from '@/components/ui/text-field'
import { tourTexts as texts } from './texts'

const nameOf = (index: number) => `time${index + 1}`

type TimeFieldsProps = {
  range: { min: string; max: string }
  /** The first one has to be filled. */
  isRequired?: boolean
  error: string | undefined
}

/** Up to three times on the provider's clocks, in the browser's own fields. */
export function TimeFields({ range, isRequired = false, error }: TimeFieldsProps) {
  return (
    <div className="grid gap-4">
      {texts.fields.map((label, index) => (
        <TextField
          key={label}
          type="datetime-local"
          name={nameOf(index)}
          label={label}
          required={isRequired && index === 0}
          optional={!isRequired || index > 0}
          error={index === 0 ? error : undefined}
          {...range}
        />
      ))}
    </div>
  )
}

/** "2026-11-24T10:00" for each field that was filled. */
export const timesIn = (fields: FormData): string[] =>
  texts.fields.flatMap((_, index) => {
    const time = fields.get(nameOf(index))
    return typeof time === 'string' && time !== '' ? [time] : []
  })
