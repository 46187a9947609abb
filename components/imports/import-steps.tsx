'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox } from '@/components/ui/fields/choice'
import { showToast } from '@/components/ui/overlays/toasts'
import { ProgressBar } from '@/components/ui/surface/loading'
import type { RequestedStep } from '@/lib/imports/uploads/rules'
import type { UploadFile } from '@/lib/imports/uploads/schema/report'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { importMessages as texts } from './messages'

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
