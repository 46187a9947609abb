'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { Checkbox } from '@/components/ui/fields/choice'
import { useShowMore } from '@/components/ui/hooks'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import { ProgressBar } from '@/components/ui/surface/loading'
import type { RequestedStep } from '@/lib/imports/uploads/rules'
import type { HeldGroup, UploadFile } from '@/lib/imports/uploads/schema'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { skippedRowMessages as rowTexts, importMessages as texts } from './messages'

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
  const router = useRouter()
  // Data of the previous step is stale: this step may have finished before the first poll.
  const { data } = useSWR(
    [routes.api.import(id), since.getTime()],
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
  return (
    <div className="max-w-narrow">
      <p className="font-semibold">{label}</p>
      <ProgressBar label={label} max={100} value={percentDone} className="mt-2" />
      <p role="status" className="numbers mt-1 text-sm text-soft">
        {percentDone + rowsDone > 0 ? texts.progress(percentDone, rowsDone, rate) : texts.waitsForStart}
      </p>
      <p className="mt-1 text-sm text-soft">{texts.mayLeave}</p>
    </div>
  )
}

type StepButtonsProps = { id: number; may: UploadFile['may']; mayClose: boolean; isRunning: boolean }

/** The actions available for a file in its current state. */
export function StepButtons({ id, may, mayClose, isRunning }: StepButtonsProps) {
  const router = useRouter()
  const [closesMissing, setClosesMissing] = useState(false)
  const request = async (step: RequestedStep) => {
    await callApi(routes.api.importStep(id), { method: 'POST', body: { step, closesMissing } })
    showToast({ title: texts.begun })
    router.refresh()
  }
  const { onSubmit, isSending, alertOf } = useSending(() => request('import'))
  async function remove() {
    await callApi(routes.api.import(id), { method: 'DELETE' })
    showToast({ title: texts.removed })
    router.push(routes.admin.imports())
    router.refresh()
  }
  return (
    <div>
      {may.import && mayClose && (
        <Checkbox
          label={texts.closesMissing}
          checked={closesMissing}
          onChange={(event) => setClosesMissing(event.target.checked)}
        />
      )}
      <FormAlert>{alertOf(texts.failed, [])}</FormAlert>
      {may.import && (
        <form onSubmit={onSubmit} className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={isSending}>
            {texts.takeIn}
          </Button>
          <p className="text-sm text-soft">{texts.takeInText}</p>
        </form>
      )}
      {may.check && (
        <ConfirmButton
          label={texts.lookAgain}
          question={texts.lookAgain}
          confirm={texts.look}
          act={() => request('check')}
        />
      )}
      {may.undo && (
        <ConfirmButton label={texts.undo} question={texts.undoAsk} confirm={texts.undo} act={() => request('undo')} />
      )}
      {!isRunning && (
        <ConfirmButton label={texts.remove} question={texts.removeAsk} confirm={texts.remove} act={remove} />
      )}
    </div>
  )
}

type AsideButtonsProps = { row: HeldGroup['rows'][number]; decide: (body: object) => Promise<void> }

/** The decisions for one row. */
export function SkippedRowButtons({
  row: { source, sourceId, candidates, isHome, canBeNew },
  decide,
}: AsideButtonsProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function say(decision: 'same' | 'new' | 'drop', providerId?: number) {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await decide({ source, sourceIds: [sourceId], decision, providerId })
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      setRefusal((error instanceof ApiError && error.sentence) || rowTexts.failed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="mt-3 grid gap-2">
      <FormAlert>{refusal}</FormAlert>
      <div className="flex flex-wrap gap-2.5">
        {candidates.map(({ providerId, name }) => (
          <Button key={providerId} variant="secondary" disabled={isBusy} onClick={() => void say('same', providerId)}>
            {rowTexts.same(name)}
          </Button>
        ))}
        {canBeNew && (
          <Button variant="secondary" disabled={isBusy} onClick={() => void say('new')}>
            {rowTexts.fresh}
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={() => void say('drop')}>
          {rowTexts.drop}
        </Button>
      </div>
      {isHome && <p className="text-sm text-soft">{canBeNew ? rowTexts.homeKept : rowTexts.home}</p>}
    </div>
  )
}

/** A state's file leaves hundreds: as many as a person reviews in one go. */
const AT_ONCE = 10

type AsideRowsProps = { group: HeldGroup; isFirst: boolean; decide: (body: object) => Promise<void> }

/** The rows of one rule, some at a time. */
export function SkippedRowList({ group: { title, source, rows }, isFirst, decide }: AsideRowsProps) {
  const { most, list, showMore } = useShowMore(AT_ONCE)
  const sourceIds = rows.map(({ sourceId }) => sourceId)
  const all = (decision: 'same' | 'new' | 'drop') => () => decide({ source, sourceIds, decision })
  const hidden = rows.length - most
  return (
    <Disclosure summary={rowTexts.group(title, rows.length)} level={3} open={isFirst}>
      <div className="text-ink">
        <ul ref={list} className="divide-y divide-line border-t border-line">
          {rows.slice(0, most).map((row) => (
            <li key={row.sourceId} className="py-4">
              <p className="text-sm text-soft">{rowTexts.row(row.line)}</p>
              <p className="font-semibold">{row.name}</p>
              <p className="numbers text-soft">{[row.says, row.phone].filter(Boolean).join(' · ')}</p>
              <p className="mt-2 text-sm text-soft">{rowTexts.maybe}</p>
              <ul>
                {row.candidates.map((one) => (
                  <li key={one.providerId} className="py-1">
                    <Badge className="numbers mr-2">{rowTexts.sure(one.percent)}</Badge>
                    <TextLink underlined href={routes.admin.provider(one.providerId)} className="font-semibold">
                      {one.name}
                    </TextLink>
                    <span className="numbers block text-soft">
                      {[one.place, one.phone].filter(Boolean).join(' · ')}
                    </span>
                    <span className="block text-sm text-soft">{one.reason}</span>
                  </li>
                ))}
              </ul>
              <SkippedRowButtons row={row} decide={decide} />
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="secondary" onClick={showMore}>
            {rowTexts.more(Math.min(AT_ONCE, hidden))}
          </Button>
        )}
        {rows.length > 1 && (
          <div>
            <p className="mt-5 text-sm text-soft">{rowTexts.all(rows.length)}</p>
            <ConfirmButton
              label={rowTexts.allSame}
              question={rowTexts.ask}
              confirm={rowTexts.allSame}
              act={all('same')}
            />
            {rows.every(({ canBeNew }) => canBeNew) && (
              <ConfirmButton
                label={rowTexts.allNew}
                question={rowTexts.ask}
                confirm={rowTexts.allNew}
                act={all('new')}
              />
            )}
            <ConfirmButton
              label={rowTexts.allDrop}
              question={rowTexts.dropHint}
              confirm={rowTexts.allDrop}
              act={all('drop')}
            />
          </div>
        )}
      </div>
    </Disclosure>
  )
}

/** Rows held for review, by the rule that was inconclusive: decided one by one, or a whole rule together. */
export function SkippedRows({ groups }: { groups: readonly HeldGroup[] }) {
  const router = useRouter()
  async function decide(body: object) {
    await callApi(routes.api.importAsides(), { method: 'POST', body })
    showToast({ title: rowTexts.done })
    router.refresh()
  }
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{rowTexts.title}</h2>
      <p className="mt-1 mb-3 text-soft">{rowTexts.lead}</p>
      {groups.map((group, index) => (
        <SkippedRowList key={group.code} group={group} isFirst={index === 0} decide={decide} />
      ))}
    </section>
  )
}
