'use client'

import { useRef, useState } from 'react'
import { toursInput, type VirtualTour } from '@/lib/profiles/schema/lists'
import type { OwnProfile } from '@/lib/profiles/types'
import { TOUR_PLACE_CODES, TOUR_PLACES } from '@/lib/providers/catalogue/tour-places'
import { ListCard } from './list-card'
import { listTexts as texts } from './texts'
import { TourFields } from './tour-fields'
import { standingList, useListEdit } from './use-list-edit'

/** A tour for each of three places, by a link; sent for approval together. */
export function ToursCard({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const fields = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { list, begin, change, end, done, refusal, isSending } = useListEdit(userId, profile, 'virtualTours')
  const { shown, isWaiting } = standingList(profile, 'virtualTours')

  function typedTours(): VirtualTour[] {
    const typed = fields.current && new FormData(fields.current)
    const text = (name: string) => String(typed?.get(name) ?? '')
    return TOUR_PLACE_CODES.map((place) => ({ place, title: text(`${place}-title`), url: text(`${place}-url`) }))
  }
  function finish() {
    const typed = typedTours()
    const read = toursInput.safeParse(typed)
    const wrong = read.error?.issues.map(({ path: [at, key], message }) => [
      `${typed[Number(at)]?.place}-${String(key)}`,
      message,
    ])
    setErrors(Object.fromEntries(wrong ?? []))
    if (read.success) return void done(read.data)
    const first = fields.current?.elements.namedItem(String(wrong?.[0]?.[0]))
    if (first instanceof HTMLElement) first.focus()
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
      onBegin={begin}
      onCancel={() => {
        setErrors({})
        end()
      }}
      onDone={finish}
    >
      {list ? (
        <TourFields ref={fields} tours={list} errors={errors} onType={() => change(typedTours())} onSubmit={finish} />
      ) : shown.length === 0 ? (
        <p className="mt-3 border-y border-line py-3.5 text-soft">{texts.noTours}</p>
      ) : (
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {shown.map(({ place, title, url }) => (
            <div key={place} className="grid gap-x-8 gap-y-1 py-3.5 sm:grid-cols-[11rem_1fr]">
              <dt className="text-soft">{TOUR_PLACES[place]}</dt>
              <dd className="min-w-0 break-words">
                {title}
                <span className="block text-sm text-soft">{url}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ListCard>
  )
}
