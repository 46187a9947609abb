'use client'

import { KeptSection } from '@/components/forms/kept-section'
import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'
import type { PlacePanel as Panel, ShownPlace } from '@/lib/enrollments/types'
import { routes } from '@/lib/platform/routes'
import type { InquirySide } from '@/prisma/generated/enums'
import { DayForm } from './day-form'
import { RoomField } from './room-field'
import { enrollmentTexts as texts } from './texts'

type PlacePanelProps = { inquiryId: number; side: InquirySide; panel: Panel; onChanged: () => void }

/** Places in a conversation: what is confirmed, and the way to confirm or end one. */
export function PlacePanel({ inquiryId, side, panel, onChanged }: PlacePanelProps) {
  const { places, canConfirm, rooms, today } = panel
  if (places.length === 0 && !canConfirm) return null
  return (
    <KeptSection id="enrollment" title={texts.title} className="mb-8 border-b border-line pb-5">
      {places.map((place) => (
        <div key={place.id}>
          <PlaceLine place={place} />
          {place.status === 'enrolled' && (
            <Disclosure summary={texts.end[side]} className="mt-2 border-y">
              <DayForm
                name="endsOn"
                label={texts.lastDay}
                text={texts.endText}
                day={today}
                path={routes.api.enrollment(place.id)}
                method="PATCH"
                send={texts.sendEnd[side]}
                done={texts.ended}
                onSent={onChanged}
              />
            </Disclosure>
          )}
        </div>
      ))}
      {canConfirm && (
        <Disclosure summary={texts.confirm} className="border-b-0">
          <DayForm
            name="startsOn"
            label={texts.firstDay}
            text={texts.confirmText}
            day={today}
            path={routes.api.inquiryEnrollment(inquiryId)}
            method="POST"
            send={texts.sendConfirm}
            done={texts.confirmed}
            onSent={onChanged}
          >
            {({ band }) => rooms && <RoomField rooms={rooms} error={band} />}
          </DayForm>
        </Disclosure>
      )}
    </KeptSection>
  )
}

/** "Enrolled since Jan 5". */
export function PlaceLine({ place }: { place: Pick<ShownPlace, 'phase' | 'when'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-1">
      <Badge tone={place.phase === 'past' ? 'stone' : 'mint'}>{texts.phases[place.phase]}</Badge>
      <span>{place.when}</span>
    </p>
  )
}
