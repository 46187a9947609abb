import type { Ref } from 'react'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { TextField } from '@/components/ui/text-field'
import { LIST_LIMITS } from '@/lib/profiles/schema/lists'
import { TOUR_PLACE_CODES, TOUR_PLACES } from '@/lib/providers/catalogue/tour-places'
import type { VirtualTour } from '@/lib/providers/schema/tours'
import { listTexts as texts } from '../texts'
import { type ChosenKinds, kindOf, TOUR_KINDS, type TourKind, tourAt } from './tour-kind'
import { TourPhotos } from './tour-photos'
import { TourVideoField } from './tour-video-field'

type Place = VirtualTour['place']
type TourFieldsProps = {
  ref: Ref<HTMLFormElement>
  providerId: string
  tours: readonly VirtualTour[]
  kinds: ChosenKinds
  /** By place and part: "extra-url", "extra-photos-0-alt". */
  errors: Record<string, string>
  onKind: (place: Place, kind: TourKind) => void
  onChange: (make: (before: VirtualTour[]) => VirtualTour[]) => void
  onArriving: (place: Place, isArriving: boolean) => void
  onSubmit: () => void
}

/** For each place a title, and a link, photos or a video. */
export function TourFields({ ref, tours, kinds, errors, onKind, onChange, onSubmit, ...rest }: TourFieldsProps) {
  const changeAt = (place: Place, make: (before: VirtualTour) => Partial<VirtualTour>) =>
    onChange((before) => {
      const tour = tourAt(before, place)
      return [...before.filter((one) => one.place !== place), { ...tour, ...make(tour) }]
    })
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="mt-3 divide-y divide-line border-y border-line"
    >
      {TOUR_PLACE_CODES.map((place) => {
        const tour = tourAt(tours, place)
        const kind = kindOf(tour, kinds)
        const field = { place, errors, providerId: rest.providerId }
        const onArriving = (isArriving: boolean) => rest.onArriving(place, isArriving)
        return (
          <fieldset key={place} className="grid gap-3 py-5">
            <legend className="contents">
              <span className="font-semibold">{TOUR_PLACES[place]}</span>
            </legend>
            <ChoiceGroup legend={texts.shownBy} legendHidden error={errors[`${place}-photos`]}>
              <div className="flex flex-wrap gap-x-7">
                {TOUR_KINDS.map((one) => (
                  <Radio
                    key={one}
                    name={`${place}-kind`}
                    value={one}
                    label={texts.kinds[one]}
                    checked={kind === one}
                    onChange={() => onKind(place, one)}
                  />
                ))}
              </div>
            </ChoiceGroup>
            {kind === 'link' && (
              <TextField
                name={`${place}-url`}
                label={texts.link}
                hint={texts.linkHint}
                inputMode="url"
                autoComplete="off"
                maxLength={LIST_LIMITS.url}
                value={tour.url}
                onChange={({ target }) => changeAt(place, () => ({ url: target.value }))}
                error={errors[`${place}-url`]}
              />
            )}
            {kind === 'photos' && (
              <TourPhotos
                {...field}
                photos={tour.photos ?? []}
                onChange={(make) =>
                  changeAt(place, ({ photos = [] }) => {
                    const after = make(photos)
                    return { photos: after.length > 0 ? after : undefined }
                  })
                }
                onArriving={onArriving}
              />
            )}
            {kind === 'video' && (
              <TourVideoField
                {...field}
                video={tour.video}
                onChange={(make) => changeAt(place, (before) => ({ video: make(before.video) }))}
                onArriving={onArriving}
              />
            )}
            <TextField
              name={`${place}-title`}
              label={texts.title}
              optional
              autoComplete="off"
              maxLength={LIST_LIMITS.title}
              value={tour.title}
              onChange={({ target }) => changeAt(place, () => ({ title: target.value }))}
              error={errors[`${place}-title`]}
            />
          </fieldset>
        )
      })}
      <button type="submit" hidden />
    </form>
  )
}
