'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type DragEvent, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import { refusalOf, STAGES, type Stage } from '@/lib/enrollment/leads/rules'
import type { Lead, StageCounts } from '@/lib/enrollment/leads/schema'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { nextStepLabel, requestLabel, stageLabel, useLeadTexts } from './lead-labels'
import { MoveDialog } from './move-lead'

type LeadCardProps = { lead: Lead; today: string; onMove: () => void }

/** One lead on the board. */
function LeadCard({ lead, today, onMove }: LeadCardProps) {
  const texts = useLeadTexts()
  const { t } = texts
  const { id, family, need, happened } = lead
  const lines = [requestLabel(texts, lead), stageLabel(texts, lead, today), nextStepLabel(texts, lead, today)]
  return (
    <li
      draggable={happened !== 'enrolled'}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(id))}
      className="rounded-md border border-line bg-card p-3"
    >
      <AppLink
        href={dashboardRoutes.conversation('careprovider', id)}
        draggable={false}
        className="block font-semibold break-words hover:text-pine"
      >
        {family}
      </AppLink>
      {need && (
        <Badge tone={need === 'due' ? 'coral' : 'sun'} className="mt-1">
          {t(`needs.${need}`)}
        </Badge>
      )}
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="mt-1 text-sm break-words text-soft">
          {line}
        </p>
      ))}
      {happened !== 'enrolled' && (
        <Button variant="quiet" className="mt-1 -mb-1 -ml-4.5" aria-label={t('moveOf', { family })} onClick={onMove}>
          {t('move')}
        </Button>
      )}
    </li>
  )
}

type BoardColumnProps = {
  stage: Stage
  leads: readonly Lead[]
  /** All leads of the stage, including those not shown. */
  count: number
  today: string
  href: string
  onDrop: (id: number) => void
  onMove: (lead: Lead) => void
}

/** The leads of one stage. */
function BoardColumn({ stage, leads, count, today, href, onDrop, onMove }: BoardColumnProps) {
  const t = useTranslations('enrollment.leads')
  const [isOver, setIsOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(is)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each lead has a button that does the same
    <div
      className={classNames('w-[78vw] max-w-64 flex-none rounded-lg p-3', isOver ? 'bg-mint' : 'bg-sunken')}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        onDrop(Number(event.dataTransfer.getData('text/plain')))
      }}
    >
      <h3 className="flex items-baseline justify-between gap-2 px-1 text-ui font-semibold">
        {t(`stages.${stage}`)}
        <span className="numbers text-sm font-medium text-soft">{count}</span>
      </h3>
      <ul className="mt-3 grid gap-2.5 empty:hidden">
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} today={today} onMove={() => onMove(lead)} />
        ))}
      </ul>
      {count === 0 && <p className="px-1 py-2 text-sm text-soft">{t('noneInColumn')}</p>}
      {count > leads.length && (
        <AppLink href={href} className="mt-2 inline-flex min-h-11 items-center px-1 text-sm font-semibold text-pine">
          {t('moreInColumn', { count: count - leads.length })}
        </AppLink>
      )}
    </div>
  )
}

type LeadBoardProps = {
  columns: Record<Stage, Lead[]>
  counts: StageCounts
  today: string
  /** Links to the full list of each stage. */
  hrefs: Record<Stage, string>
}

/** A column for each stage. A lead is moved by its button or by dragging: both open the same dialog. */
export function LeadBoard({ columns, counts, today, hrefs }: LeadBoardProps) {
  const t = useTranslations('enrollment.leads')
  const router = useRouter()
  const [move, setMove] = useState<{ lead: Lead; toward: Stage; isOpen: boolean; opened: number }>()
  const openDialog = (lead: Lead, toward: Stage) =>
    setMove({ lead, toward, isOpen: true, opened: (move?.opened ?? 0) + 1 })

  async function drop(id: number, stage: Stage) {
    const lead = Object.values(columns)
      .flat()
      .find((one) => one.id === id)
    if (!lead || lead.stage === stage) return
    const refusal = refusalOf(lead.happened, stage)
    if (refusal) return showToast({ title: t(`notByHand.${refusal}`), tone: 'destructive' })
    if (stage === 'lost' || stage === 'waitlist') return openDialog(lead, stage)
    try {
      await callApi(dashboardRoutes.api.leadStage(id), { method: 'PUT', body: { stage } })
      showToast({ title: t('moved', { family: lead.family, stage: t(`stages.${stage}`) }) })
      router.refresh()
    } catch (error) {
      showToast({ title: failureText(error, t('notMoved')), tone: 'destructive' })
    }
  }

  return (
    <>
      <p className="hidden text-sm text-soft lg:block">{t('boardHint')}</p>
      <section
        aria-label={t('boardLabel')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="mt-3 flex items-start gap-4 overflow-x-auto pb-4"
      >
        {STAGES.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            leads={columns[stage]}
            count={counts[stage]}
            today={today}
            href={hrefs[stage]}
            onDrop={(id) => void drop(id, stage)}
            onMove={(lead) => openDialog(lead, lead.stage)}
          />
        ))}
      </section>
      {move && (
        <MoveDialog
          key={move.opened}
          lead={move.lead}
          today={today}
          toward={move.toward}
          open={move.isOpen}
          onClose={() => setMove({ ...move, isOpen: false })}
        />
      )}
    </>
  )
}
