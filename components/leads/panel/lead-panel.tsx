'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useKnownInquiry } from '@/components/messages/inquiry-data'
import { Disclosure } from '@/components/ui/disclosure'
import type { LeadPanel as Panel } from '@/lib/leads/types'
import { dayText } from '@/lib/providers/rules/dates'
import { stageWords } from '../lead-words'
import { MoveButton } from '../move-button'
import { StageBadge } from '../stage-badge'
import { leadTexts as texts } from '../texts'
import { LeadNotes } from './lead-notes'
import { NextStepForm } from './next-step-form'

type LeadPanelProps = { userId: number; panel: Panel; now: string }

/** What the provider's people keep of a family, beside the conversation. */
export function LeadPanel({ userId, panel, now }: LeadPanelProps) {
  const { lead, notes, today } = panel
  useFollowing(userId, lead.id)
  const words = stageWords(lead, today)
  return (
    <section aria-labelledby="lead" className="rounded-lg border border-line bg-card p-5">
      <h2 id="lead" className="text-ui font-semibold">
        {texts.panel}
      </h2>
      <p className="text-sm text-soft">{texts.panelHint}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <StageBadge stage={lead.stage} />
          {words && <p className="mt-1 text-sm text-soft">{words}</p>}
        </div>
        <MoveButton lead={lead} today={today} />
      </div>
      <Disclosure
        className="mt-3 border-t"
        open={lead.need === 'due'}
        summary={
          lead.nextStep ? (
            <>
              {texts.nextStep}
              <span className="block text-sm font-normal text-soft">
                {lead.nextStep.text}, {dayText(lead.nextStep.day, today)}
              </span>
            </>
          ) : (
            texts.nextStep
          )
        }
      >
        <NextStepForm key={`${lead.nextStep?.text} ${lead.nextStep?.day}`} lead={lead} today={today} />
      </Disclosure>
      <Disclosure className="border-b-0" summary={notes.length > 0 ? `${texts.notes} (${notes.length})` : texts.notes}>
        <LeadNotes userId={userId} leadId={lead.id} notes={notes} now={now} />
      </Disclosure>
    </section>
  )
}

/** What is sent, agreed or confirmed in the conversation moves the lead: then the page is asked for anew. */
function useFollowing(userId: number, id: number) {
  const router = useRouter()
  const known = useKnownInquiry(userId, id)
  const happened = known && [known.messages, known.visits.tours, known.enrollment.places]
  const seen = happened && JSON.stringify([happened[0]?.length, happened[1], happened[2]])
  useEffect(() => {
    if (seen) router.refresh()
  }, [seen, router])
}
