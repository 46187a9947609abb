'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { STAGES, type Stage, stagesToChoose } from '@/lib/leads/rules/stages'
import type { Lead, StageCounts } from '@/lib/leads/types'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { MoveDialog } from '../move-dialog'
import { leadTexts as texts } from '../texts'
import { BoardColumn } from './board-column'
import { whyNot } from './why-not'

type LeadBoardProps = {
  columns: Record<Stage, Lead[]>
  counts: StageCounts
  today: string
  /** Where the list has all of a stage. */
  hrefs: Record<Stage, string>
}

/** A column for each stage. A lead is moved by its button, or by dragging: both ask for what has to be known there. */
export function LeadBoard({ columns, counts, today, hrefs }: LeadBoardProps) {
  const router = useRouter()
  const [asked, setAsked] = useState<{ lead: Lead; toward: Stage; isOpen: boolean }>()

  async function drop(id: number, stage: Stage) {
    const lead = Object.values(columns)
      .flat()
      .find((one) => one.id === id)
    if (!lead || lead.stage === stage) return
    if (!stagesToChoose(lead.happened).includes(stage))
      return showToast({ title: whyNot(lead.happened, stage), tone: 'destructive' })
    if (stage === 'lost' || stage === 'waitlist') return setAsked({ lead, toward: stage, isOpen: true })
    try {
      await callApi(routes.api.leadStage(id), { method: 'PUT', body: { stage } })
      showToast({ title: texts.moved(lead.family, texts.stages[stage]) })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      showToast({ title: (error instanceof CallError && error.sentence) || texts.notMoved, tone: 'destructive' })
    }
  }

  return (
    <>
      <p className="hidden text-sm text-soft lg:block">{texts.boardHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={texts.boardLabel} tabIndex={0} className="mt-3 flex items-start gap-4 overflow-x-auto pb-4">
        {STAGES.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            leads={columns[stage]}
            count={counts[stage]}
            today={today}
            href={hrefs[stage]}
            onDrop={(id) => void drop(id, stage)}
            onMove={(lead) => setAsked({ lead, toward: lead.stage, isOpen: true })}
          />
        ))}
      </section>
      {asked && (
        <MoveDialog
          key={`${asked.lead.id}-${asked.toward}`}
          lead={asked.lead}
          today={today}
          toward={asked.toward}
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </>
  )
}
