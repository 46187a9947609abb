import type { Ref } from 'react'
import { TextField } from '@/components/ui/text-field'
import { LIST_LIMITS, type VirtualTour } from '@/lib/profiles/schema/lists'
import { TOUR_PLACE_CODES, TOUR_PLACES } from '@/lib/providers/catalogue/tour-places'
import { listTexts as texts } from './texts'

type TourFieldsProps = {
  ref: Ref<HTMLFormElement>
  tours: readonly VirtualTour[]
  errors: Record<string, string>
  onType: () => void
  onSubmit: () => void
}

/** Link and title for each place. What is typed stands in the fields; `tours` is what they begin with. */
export const TourFields = ({ ref, tours, errors, onType, onSubmit }: TourFieldsProps) => (
  <form
    ref={ref}
    noValidate
    onInput={onType}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
    className="mt-3 divide-y divide-line border-y border-line"
  >
    {TOUR_PLACE_CODES.map((place) => {
      const tour = tours.find((one) => one.place === place)
      return (
        <fieldset key={place} className="grid gap-x-4 gap-y-3 py-4 sm:grid-cols-[3fr_2fr]">
          <legend className="contents">
            <span className="font-semibold sm:col-span-2">{TOUR_PLACES[place]}</span>
          </legend>
          <TextField
            name={`${place}-url`}
            label={texts.link}
            hint={texts.linkHint}
            inputMode="url"
            autoComplete="off"
            maxLength={LIST_LIMITS.url}
            defaultValue={tour?.url}
            error={errors[`${place}-url`]}
          />
          <TextField
            name={`${place}-title`}
            label={texts.title}
            optional
            autoComplete="off"
            maxLength={LIST_LIMITS.title}
            defaultValue={tour?.title}
            error={errors[`${place}-title`]}
          />
        </fieldset>
      )
    })}
    <button type="submit" hidden />
  </form>
)
