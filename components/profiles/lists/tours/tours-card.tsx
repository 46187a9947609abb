'use client'

import { type ComponentProps, useRef, useState } from 'react'
import { toursInput } from '@/lib/profiles/schema/lists'
import type { OwnProfile } from '@/lib/profiles/types'
import { ListCard } from '../list-card'
import { listTexts as texts } from '../texts'
import { standingList, useListEdit } from '../use-list-edit'
import { TourFields } from './tour-fields'
import { type ChosenKinds, chosenTours, withSizes } from './tour-kind'
import { TourValues } from './tour-values'

/** A tour for each of three places: a link, photos or a video; sent for approval together. */
export function ToursCard({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const fields = useRef<HTMLFormElement>(null)
  /** Places for which something is on its way. */
  const arriving = useRef(new Set<string>())
  const [kinds, setKinds] = useState<ChosenKinds>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const edit = useListEdit(userId, profile, 'virtualTours')
  const { list, begin, change, end, done, refusal, setRefusal, isSending } = edit
  const { shown, isWaiting } = standingList(profile, 'virtualTours')

  function finish() {
    if (!list) return
    if (arriving.current.size > 0) return setRefusal(texts.arriving)
    const wanted = chosenTours(list, kinds)
    const read = toursInput.safeParse(wanted)
    const wrong = (read.error?.issues ?? []).map(({ path: [at, ...part], message }): [string, string] => [
      [wanted[Number(at)]?.place, ...part].join('-'),
      message,
    ])
    setErrors(Object.fromEntries(wrong))
    if (read.success) return void done(withSizes(read.data, list))
    const first = fields.current?.elements.namedItem(wrong[0]?.[0] ?? '')
    if (first instanceof HTMLElement) first.focus()
  }
  function stop(leave: () => void) {
    setErrors({})
    setKinds({})
    leave()
  }

  return (
    <ListCard
      id="virtual-tours"
      title={texts.tours}
      lead={texts.toursLead}
      isWaiting={isWaiting}
      edit={texts.editTours}
      isEditing={list !== null}
      isSending={isSending}
      refusal={refusal}
      onBegin={() => stop(begin)}
      onCancel={() => stop(end)}
      onDone={finish}
      theirs={edit.theirs && <Tours tours={edit.theirs} poster={profile.live.photos[0]} />}
      onUseTheirs={() => stop(edit.takeTheirs)}
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
          onArriving={(place, isArriving) => {
            if (isArriving) arriving.current.add(place)
            else arriving.current.delete(place)
          }}
          onSubmit={finish}
        />
      ) : (
        <Tours tours={shown} poster={profile.live.photos[0]} />
      )}
    </ListCard>
  )
}

const Tours = ({ tours, poster }: ComponentProps<typeof TourValues>) =>
  tours.length === 0 ? (
    <p className="mt-3 border-y border-line py-3.5 text-soft">{texts.noTours}</p>
  ) : (
    <div className="mt-3 border-y border-line py-2">
      <TourValues tours={tours} poster={poster} />
    </div>
  )
