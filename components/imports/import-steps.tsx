'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { useShowMore } from '@/components/ui/data/show-more'
import { Checkbox } from '@/components/ui/fields/choice'
import { useLocalPath } from '@/components/ui/language'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import { ProgressBar } from '@/components/ui/surface/loading'
import { timeLeft } from '@/lib/imports/rules/report-text'
import type { RequestedStep } from '@/lib/imports/uploads/rules'
import type { HeldGroup, UploadFile } from '@/lib/imports/uploads/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

const rate = z.object({ rowsPerSecond: z.number(), secondsLeft: z.number() }).nullable()
const answer = z.object({
  isRunning: z.boolean(),
  rowsDone: z.number(),
  percentDone: z.number(),
  rate: rate.default(null),
})
type Progress = Pick<z.output<typeof answer>, 'isRunning' | 'rowsDone' | 'percentDone'>
const EVERY_MS = 1_000

type ImportProgressProps = { id: number; since: Date; start: Progress; label: string }

/** A file's progress, polled until it is done; then the page is refreshed. */
export function ImportProgress({ id, since, start, label }: ImportProgressProps) {
  const t = useTranslations('imports.files')
  const router = useRouter()
  // The key has `since`, because the previous step's data would be stale: this step may have finished before the first poll.
  const { data } = useSWR(
    [dashboardRoutes.api.import(id), since.getTime()],
    async ([address]) => answer.parse(await callApi(address)),
    {
      refreshInterval: EVERY_MS,
      fallbackData: { ...start, rate: null },
    },
  )
  const { isRunning, percentDone, rowsDone, rate } = data ?? { ...start, rate: null }
  useEffect(() => {
    if (!isRunning) router.refresh()
  }, [isRunning, router])
  const done = { percent: percentDone, rows: rowsDone }
  const progress = rate
    ? t('progressWithRate', { ...done, rowsPerSecond: rate.rowsPerSecond, time: timeLeft(rate.secondsLeft) })
    : t('progress', done)
  return (
    <div className="max-w-narrow">
      <p className="font-semibold">{label}</p>
      <ProgressBar label={label} max={100} value={percentDone} className="mt-2" />
      <p role="status" className="numbers mt-1 text-sm text-soft">
        {percentDone + rowsDone > 0 ? progress : t('waitsForStart')}
      </p>
      <p className="mt-1 text-sm text-soft">{t('mayLeave')}</p>
    </div>
  )
}

type StepButtonsProps = { id: number; may: UploadFile['may']; mayClose: boolean; isRunning: boolean }

/** The actions available for a file in its current state. */
export function StepButtons({ id, may, mayClose, isRunning }: StepButtonsProps) {
  const path = useLocalPath()
  const t = useTranslations('imports.files')
  const router = useRouter()
  const [closesMissing, setClosesMissing] = useState(false)
  const request = async (step: RequestedStep) => {
    await callApi(dashboardRoutes.api.importStep(id), { method: 'POST', body: { step, closesMissing } })
    showToast({ title: t('begun') })
    router.refresh()
  }
  const { onSubmit, isSending, alertOf } = useSending(() => request('import'))
  async function remove() {
    await callApi(dashboardRoutes.api.import(id), { method: 'DELETE' })
    showToast({ title: t('removed') })
    router.push(path(dashboardRoutes.admin.imports()))
    router.refresh()
  }
  return (
    <div>
      {may.import && mayClose && (
        <Checkbox
          label={t('closesMissing')}
          checked={closesMissing}
          onChange={(event) => setClosesMissing(event.target.checked)}
        />
      )}
      <FormAlert>{alertOf(t('failed'), [])}</FormAlert>
      {may.import && (
        <form onSubmit={onSubmit} className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={isSending}>
            {t('takeIn')}
          </Button>
          <p className="text-sm text-soft">{t('takeInText')}</p>
        </form>
      )}
      {may.check && (
        <ConfirmButton
          label={t('lookAgain')}
          question={t('lookAgain')}
          confirm={t('look')}
          act={() => request('check')}
        />
      )}
      {may.undo && (
        <ConfirmButton label={t('undo')} question={t('undoAsk')} confirm={t('undo')} act={() => request('undo')} />
      )}
      {!isRunning && <ConfirmButton label={t('remove')} question={t('removeAsk')} confirm={t('remove')} act={remove} />}
    </div>
  )
}

type HeldRowButtonsProps = { row: HeldGroup['rows'][number]; decide: (body: object) => Promise<void> }

/** The decisions for one row. */
function HeldRowButtons({ row: { source, sourceId, candidates, isHome }, decide }: HeldRowButtonsProps) {
  const t = useTranslations('imports.skippedRows')
  const { run, isBusy, refusal } = useAction(t('failed'))
  const saveDecision = (decision: 'same' | 'new' | 'drop', providerId?: number) =>
    run(() => decide({ source, sourceIds: [sourceId], decision, providerId }))
  return (
    <div className="mt-3 grid gap-2">
      <FormAlert>{refusal}</FormAlert>
      <div className="flex flex-wrap gap-2.5">
        {candidates.map(({ providerId, name }) => (
          <Button
            key={providerId}
            variant="secondary"
            disabled={isBusy}
            onClick={() => void saveDecision('same', providerId)}
          >
            {t('same', { name })}
          </Button>
        ))}
        <Button variant="secondary" disabled={isBusy} onClick={() => void saveDecision('new')}>
          {t('fresh')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => void saveDecision('drop')}>
          {t('drop')}
        </Button>
      </div>
      {isHome && <p className="text-sm text-soft">{t('homeKept')}</p>}
    </div>
  )
}

/** Rows shown at a time: as many as a person reviews in one go. A state's file can leave hundreds. */
const ROWS_AT_A_TIME = 10

type HeldRowListProps = { group: HeldGroup; isFirst: boolean; decide: (body: object) => Promise<void> }

/** The rows of one group, some at a time. */
function HeldRowList({ group: { title, source, rows }, isFirst, decide }: HeldRowListProps) {
  const t = useTranslations('imports.skippedRows')
  const { visibleCount, list, showMore } = useShowMore(ROWS_AT_A_TIME)
  const sourceIds = rows.map(({ sourceId }) => sourceId)
  const decideAll = (decision: 'same' | 'new' | 'drop') => () => decide({ source, sourceIds, decision })
  const hidden = rows.length - visibleCount
  return (
    <Disclosure summary={t('group', { title, count: rows.length })} level={3} open={isFirst}>
      <div className="text-ink">
        <ul ref={list} className="divide-y divide-line border-t border-line">
          {rows.slice(0, visibleCount).map((row) => (
            <li key={row.sourceId} className="py-4">
              <p className="text-sm text-soft">{t('row', { line: String(row.line) })}</p>
              <p className="font-semibold">{row.name}</p>
              <p className="numbers text-soft">{[row.says, row.phone].filter(Boolean).join(' · ')}</p>
              <p className="mt-2 text-sm text-soft">{t('maybe')}</p>
              <ul>
                {row.candidates.map((one) => (
                  <li key={one.providerId} className="py-1">
                    <Badge className="numbers mr-2">{t('sure', { percent: one.percent })}</Badge>
                    <TextLink
                      underlined
                      href={dashboardRoutes.admin.provider(one.providerId)}
                      className="font-semibold"
                    >
                      {one.name}
                    </TextLink>
                    <span className="numbers block text-soft">
                      {[one.place, one.phone].filter(Boolean).join(' · ')}
                    </span>
                    <span className="block text-sm text-soft">{one.reason}</span>
                  </li>
                ))}
              </ul>
              <HeldRowButtons row={row} decide={decide} />
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="secondary" onClick={showMore}>
            {t('more', { count: Math.min(ROWS_AT_A_TIME, hidden) })}
          </Button>
        )}
        {rows.length > 1 && (
          <div>
            <p className="mt-5 text-sm text-soft">{t('all', { count: rows.length })}</p>
            <ConfirmButton label={t('allSame')} question={t('ask')} confirm={t('allSame')} act={decideAll('same')} />
            <ConfirmButton label={t('allNew')} question={t('ask')} confirm={t('allNew')} act={decideAll('new')} />
            <ConfirmButton
              label={t('allDrop')}
              question={t('dropHint')}
              confirm={t('allDrop')}
              act={decideAll('drop')}
            />
          </div>
        )}
      </div>
    </Disclosure>
  )
}

/** Rows held for review, grouped by the rule that was inconclusive: decided one by one, or a whole group together. */
export function HeldRows({ groups }: { groups: readonly HeldGroup[] }) {
  const t = useTranslations('imports.skippedRows')
  const router = useRouter()
  async function decide(body: object) {
    await callApi(dashboardRoutes.api.importAsides(), { method: 'POST', body })
    showToast({ title: t('done') })
    router.refresh()
  }
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{t('title')}</h2>
      <p className="mt-1 mb-3 text-soft">{t('lead')}</p>
      {groups.map((group, index) => (
        <HeldRowList key={group.code} group={group} isFirst={index === 0} decide={decide} />
      ))}
    </section>
  )
}
