import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import { factsTexts as texts } from './texts'

type RoomFieldsProps = {
  /** What react-hook-form says of a field, and what is wrong with it. */
  field: (
    code: AgeBandCode,
    name: 'openings' | 'tuition',
  ) => UseFormRegisterReturn & { defaultValue?: string; error: string | undefined }
}

/** Openings and tuition of each age band. */
export const RoomFields = ({ field }: RoomFieldsProps) => (
  <div className="divide-y divide-line border-y border-line">
    {AGE_BANDS.map(({ code, label }) => (
      <fieldset key={code} className="grid grid-cols-2 items-start gap-x-4 gap-y-1 py-3 sm:grid-cols-[7rem_9rem_13rem]">
        <legend className="contents">
          <span className="col-span-2 font-semibold sm:col-span-1 sm:pt-9">{label}</span>
        </legend>
        <TextField label={texts.openings} inputMode="numeric" {...field(code, 'openings')} />
        <TextField label={texts.tuition} inputMode="decimal" {...field(code, 'tuition')} />
      </fieldset>
    ))}
  </div>
)
