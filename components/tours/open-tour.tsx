'use client'

import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'
import type { ShownTour, TourPanel } from '@/lib/tours/types'
import { AgreedTour } from './agreed-tour'
import { CallOff } from './call-off'
import { ProposedTimes } from './proposed-times'
import { tourTexts as texts } from './texts'
import { TimesForm } from './times-form'
import { useTourChange } from './use-tour-change'

type OpenTourProps = { userId: number; inquiryId: number; tour: ShownTour; panel: TourPanel; onChanged: () => void }

/** The tour that waits or comes, and what the reader can do with it. */
export function OpenTour({ userId, inquiryId, tour, panel, onChanged }: OpenTourProps) {
  const { change, pressed } = useTourChange(tour.id, onChanged)
  const { status, isYourProposal, agreed, times, actions } = tour
  const isAgreed = status === 'accepted'
  const declineWords = texts.decline[isAgreed ? 'agreed' : isYourProposal ? 'own' : 'asked']
  return (
    <div>
      <Badge tone={isAgreed ? 'mint' : 'sun'}>{texts.statuses[status]}</Badge>
      {isAgreed && agreed ? (
        <AgreedTour tour={tour} agreed={agreed} pressed={pressed} onSay={(action) => void change(action)} />
      ) : (
        <>
          <p className="mt-3">
            {status === 'moved' && agreed && `${texts.noLonger(agreed.text)} `}
            {isYourProposal ? texts.waiting : texts.chooseTime}
          </p>
          <ProposedTimes
            times={times}
            canAccept={actions.includes('accept')}
            pressed={pressed}
            onAccept={(at) => void change('accept', at)}
          />
        </>
      )}
      {actions.includes('move') && (
        <Disclosure summary={texts.move} className="mt-2 border-t">
          <TimesForm userId={userId} inquiryId={inquiryId} tourId={tour.id} panel={panel} onSent={onChanged} />
        </Disclosure>
      )}
      {actions.includes('decline') && (
        <CallOff
          label={declineWords}
          asksFirst={isAgreed}
          isBusy={pressed === 'decline'}
          onSure={() => void change('decline')}
        />
      )}
    </div>
  )
}
