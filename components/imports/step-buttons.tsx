'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskFirst } from '@/components/forms/ask-first'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { showToast } from '@/components/ui/toast-store'
import type { AskedStep } from '@/lib/imports/rules/upload-steps'
import type { UploadFile } from '@/lib/imports/types/uploads'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { importTexts as texts } from './texts'

type StepButtonsProps = { id: number; may: UploadFile['may']; mayClose: boolean; isRunning: boolean }

/** What can be done with a file as it stands. */
export function StepButtons({ id, may, mayClose, isRunning }: StepButtonsProps) {
  const router = useRouter()
  const [closesMissing, setClosesMissing] = useState(false)
  const ask = async (step: AskedStep) => {
    await callApi(routes.api.importStep(id), { method: 'POST', body: { step, closesMissing } })
    showToast({ title: texts.begun })
    router.refresh()
  }
  const { onSubmit, isSending, alertOf } = useSending(() => ask('import'))
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
        <AskFirst label={texts.lookAgain} question={texts.lookAgain} confirm={texts.look} act={() => ask('check')} />
      )}
      {may.undo && (
        <AskFirst label={texts.undo} question={texts.undoAsk} confirm={texts.undo} act={() => ask('undo')} />
      )}
      {!isRunning && <AskFirst label={texts.remove} question={texts.removeAsk} confirm={texts.remove} act={remove} />}
    </div>
  )
}
