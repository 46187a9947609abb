import type { useApiForm } from '@/components/forms/use-api-form'
import { TextField } from '@/components/ui/text-field'
import type { EditTyped } from '@/lib/directory/schema/edit'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { editTexts as texts } from '../texts'

type EditForm = ReturnType<typeof useApiForm<EditTyped, unknown>>

/** Openings and tuition of each age band. */
export const RoomFields = ({ form, errors }: Pick<EditForm, 'form' | 'errors'>) => (
  <div className="divide-y divide-line border-y border-line">
    {AGE_BANDS.map(({ code, label }) => (
      <fieldset key={code} className="grid grid-cols-2 items-start gap-x-4 gap-y-1 py-3 sm:grid-cols-[7rem_9rem_11rem]">
        <legend className="contents">
          <span className="col-span-2 font-semibold sm:col-span-1 sm:pt-9">{label}</span>
        </legend>
        <TextField
          label={texts.openings}
          inputMode="numeric"
          error={errors.bands?.[code]?.openings?.message}
          {...form.register(`bands.${code}.openings`)}
        />
        <TextField
          label={texts.tuition}
          inputMode="decimal"
          error={errors.bands?.[code]?.tuition?.message}
          {...form.register(`bands.${code}.tuition`)}
        />
      </fieldset>
    ))}
  </div>
)
