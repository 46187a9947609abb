'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type Ref, useRef, useState } from 'react'
import { useMessageText } from '@/components/platform/use-message-text'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { TextField } from '@/components/ui/fields/text-field'
import { LIST_LIMITS, type ToursInput, toursInput } from '@/lib/listings/profiles/schema/values'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { listText } from '@/lib/platform/language/locales'
import { DEFAULT_TOUR_TITLES, TOUR_HOST_NAMES, TOUR_PLACE_CODES } from '@/lib/providers/virtual-tours/rules'
import type { VirtualTour } from '@/lib/providers/virtual-tours/schema'
import { TourValues } from '../profile/media-values'
import { ListCard, publishedList, useListEdit } from './list-card'
import { TourPhotos, TourVideoField } from './tour-media'

/** The media of a tour: a link to another site, photos, or an uploaded video. */
const TOUR_KINDS = ['link', 'photos', 'video'] as const
type TourKind = (typeof TOUR_KINDS)[number]
/** The medium selected for a place; by default the saved one. */
type ChosenKinds = Partial<Record<VirtualTour['place'], TourKind>>

function tourAt(tours: readonly VirtualTour[], place: VirtualTour['place']): VirtualTour {
  return tours.find((one) => one.place === place) ?? { place, title: '', url: '' }
}

function kindOf({ place, photos, video }: VirtualTour, chosen: ChosenKinds): TourKind {
  return chosen[place] ?? (video ? 'video' : photos ? 'photos' : 'link')
}

/** What to send for each place: only the selected medium; the others stay in the draft. */
function chosenTours(tours: readonly VirtualTour[], chosen: ChosenKinds): VirtualTour[] {
  return TOUR_PLACE_CODES.map((code) => {
    const tour = tourAt(tours, code)
    const { place, title, url, photos, video } = tour
    const kind = kindOf(tour, chosen)
    const hasPhotos = kind === 'photos' && photos && photos.length > 0
    return {
      place,
      title,
      url: kind === 'link' ? url : '',
      ...(hasPhotos && { photos }),
      ...(kind === 'video' && video && { video }),
    }
  })
}

/** The parsed tours, with the sizes of their photos. */
function withSizes(read: ToursInput, tours: readonly VirtualTour[]): VirtualTour[] {
  return read.map(({ photos, video, ...tour }) => {
    const known = tourAt(tours, tour.place).photos ?? []
    const sized = photos?.flatMap((photo) => {
      const size = known.find(({ path }) => path === photo.path)
      return size ? [{ ...photo, width: size.width, height: size.height }] : []
    })
    return { ...tour, ...(sized && { photos: sized }), ...(video && { video }) }
  })
}

/** "Matterport or YouTube": the sites that tours may be on. */
function useTourSites(): string {
  return listText(useLocale(), TOUR_HOST_NAMES, 'or')
}

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
  onUploadingChange: (place: Place, isUploading: boolean) => void
  onSubmit: () => void
}

/** A title for each place, and a link, photos or a video. */
function TourFields({ ref, tours, kinds, errors, onKind, onChange, onSubmit, ...rest }: TourFieldsProps) {
  const t = useTranslations('listings.lists')
  const places = useTranslations('providers.tourPlaces')
  const sites = useTourSites()
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
        const onUploadingChange = (isUploading: boolean) => rest.onUploadingChange(place, isUploading)
        return (
          <fieldset key={place} className="grid gap-3 py-5">
            <legend className="contents">
              <span className="font-semibold">{places(place)}</span>
            </legend>
            <ChoiceGroup legend={t('shownBy')} legendHidden error={errors[`${place}-photos`]}>
              <div className="flex flex-wrap gap-x-7">
                {TOUR_KINDS.map((one) => (
                  <Radio
                    key={one}
                    name={`${place}-kind`}
                    value={one}
                    label={t(`kinds.${one}`)}
                    checked={kind === one}
                    onChange={() => onKind(place, one)}
                  />
                ))}
              </div>
            </ChoiceGroup>
            {kind === 'link' && (
              <TextField
                name={`${place}-url`}
                label={t('link')}
                hint={t('linkHint', { sites })}
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
                onUploadingChange={onUploadingChange}
              />
            )}
            {kind === 'video' && (
              <TourVideoField
                {...field}
                video={tour.video}
                onChange={(make) => changeAt(place, (before) => ({ video: make(before.video) }))}
                onUploadingChange={onUploadingChange}
              />
            )}
            <TextField
              name={`${place}-title`}
              label={t('title')}
              optional
              autoComplete="off"
              maxLength={LIST_LIMITS.title}
              value={tour.title === DEFAULT_TOUR_TITLES[place] ? places(place) : tour.title}
              onChange={({ target: { value } }) =>
                changeAt(place, () => ({ title: value === places(place) ? DEFAULT_TOUR_TITLES[place] : value }))
              }
              error={errors[`${place}-title`]}
            />
          </fieldset>
        )
      })}
      <button type="submit" hidden />
    </form>
  )
}

/** A tour for each of three places: a link, photos or a video; sent for approval together. */
export function ToursCard({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const t = useTranslations('listings.lists')
  const places = useTranslations('providers.tourPlaces')
  const sites = useTourSites()
  const messageText = useMessageText()
  const fields = useRef<HTMLFormElement>(null)
  /** Places with an upload in progress. */
  const uploadsInProgress = useRef(new Set<string>())
  const [kinds, setKinds] = useState<ChosenKinds>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const edit = useListEdit(userId, profile, 'virtualTours')
  const { list, begin, change, end, submit, refusal, setRefusal, isSending } = edit
  const { shown, isWaiting } = publishedList(profile, 'virtualTours')

  function finish() {
    if (!list) return
    if (uploadsInProgress.current.size > 0) return setRefusal(t('arriving'))
    const toSend = chosenTours(list, kinds)
    const read = toursInput.safeParse(toSend)
    const wrong = (read.error?.issues ?? []).map(({ path: [at, ...part], message }): [string, string] => [
      [toSend[Number(at)]?.place, ...part].join('-'),
      messageText(message),
    ])
    setErrors(Object.fromEntries(wrong))
    if (read.success) return void submit(withSizes(read.data, list))
    const first = fields.current?.elements.namedItem(wrong[0]?.[0] ?? '')
    if (first instanceof HTMLElement) first.focus()
  }
  function resetThen(action: () => void) {
    setErrors({})
    setKinds({})
    action()
  }

  return (
    <ListCard
      id="virtual-tours"
      title={t('tours')}
      lead={t('toursLead', { sites })}
      summary={shown.map(({ place }) => places(place)).join(' · ')}
      missing={shown.length === 0 ? t('noTours') : undefined}
      isWaiting={isWaiting}
      edit={t('editTours')}
      isEditing={list !== null}
      isSending={isSending}
      refusal={refusal}
      onBegin={() => resetThen(begin)}
      onCancel={() => resetThen(end)}
      onDone={finish}
      theirs={edit.theirs && <Tours tours={edit.theirs} poster={profile.live.photos[0]} />}
      onUseTheirs={() => resetThen(edit.takeTheirs)}
    >
      {list ? (
        <TourFields
          ref={fields}
          providerId={profile.id}
          tours={list}
          kinds={kinds}
          errors={errors}
          onKind={(place, kind) => setKinds((before) => ({ ...before, [place]: kind }))}
          onChange={change}
          onUploadingChange={(place, isUploading) => {
            if (isUploading) uploadsInProgress.current.add(place)
            else uploadsInProgress.current.delete(place)
          }}
          onSubmit={finish}
        />
      ) : (
        <Tours tours={shown} poster={profile.live.photos[0]} />
      )}
    </ListCard>
  )
}

function Tours({ tours, poster }: ComponentProps<typeof TourValues>) {
  const t = useTranslations('listings.lists')
  return tours.length === 0 ? (
    <p className="mt-3 border-y border-line py-3.5 text-soft">{t('noTours')}</p>
  ) : (
    <div className="mt-3 border-y border-line py-2">
      <TourValues tours={tours} poster={poster} />
    </div>
  )
}
