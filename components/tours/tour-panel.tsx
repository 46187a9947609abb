'use client'

import { KeptSection } from '@/components/forms/kept-section'
import { Disclosure } from '@/components/ui/disclosure'
import { isOpen } from '@/lib/tours/rules/transitions'
import type { TourPanel as Panel } from '@/lib/tours/types'
import { EarlierTour } from './earlier-tour'
import { OpenTour } from './open-tour'
import { SlotPicker } from './slots/slot-picker'
import { tourTexts as texts } from './texts'
import { TimesForm } from './times-form'

type TourPanelProps = { userId: number; inquiryId: number; panel: Panel; onChanged: () => void }

/** Visits, where the two sides settle them: the one that is open, the way to propose one, those that were. */
export function TourPanel({ userId, inquiryId, panel, onChanged }: TourPanelProps) {
  const open = panel.tours.find(({ status }) => isOpen(status))
  const earlier = panel.tours.filter((tour) => tour !== open)
  if (!open && !panel.canPropose && earlier.length === 0) return null
  return (
    <KeptSection id="tours" title={texts.title} className="mb-8 border-y border-line py-5">
      {open && <OpenTour userId={userId} inquiryId={inquiryId} tour={open} panel={panel} onChanged={onChanged} />}
      {panel.slots.length > 0 && (
        <SlotPicker inquiryId={inquiryId} slots={panel.slots} isOther={open !== undefined} onChanged={onChanged} />
      )}
      {panel.canPropose && (
        <Disclosure summary={texts.propose} className="border-b-0">
          <p className="mb-4">{texts.proposeText}</p>
          <TimesForm userId={userId} inquiryId={inquiryId} panel={panel} onSent={onChanged} />
        </Disclosure>
      )}
      {earlier.length > 0 && (
        <ul aria-label={texts.earlier} className="mt-3 grid gap-2">
          {earlier.map((tour) => (
            <EarlierTour key={tour.id} tour={tour} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </KeptSection>
  )
}
