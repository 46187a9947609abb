'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast-store'
import { type Stage, stagesToChoose } from '@/lib/leads/rules/stages'
import type { Lead } from '@/lib/leads/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { LostFields, WaitlistFields } from './move-fields'
import { leadTexts as texts } from './texts'

type MoveDialogProps = {
  lead: Lead
  today: string
  /** What is chosen at first; where the lead stands by default. */
  toward?: Stage
  open: boolean
  onClose: () => void
}

/** Asks where a lead stands, and what has to be known of it there. */
export function MoveDialog({ lead, today, toward = lead.stage, open, onClose }: MoveDialogProps) {
  const router = useRouter()
  const form = useId()
  const [stage, setStage] = useState(toward)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(routes.api.leadStage(lead.id), { method: 'PUT', body: Object.fromEntries(fields) })
    showToast({ title: texts.moved(lead.family, texts.stages[stage]) })
    onClose()
    router.refresh()
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.moveTitle(lead.family)}
      description={texts.moveText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={isSending}>
            {texts.moveNow}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate className="grid gap-4">
        <FormAlert>{alertOf(texts.notMoved, ['stage', 'lostReason', 'band', 'waitingSince'])}</FormAlert>
        <ChoiceGroup legend={texts.stage} error={errors.stage}>
          {stagesToChoose(lead.happened).map((one) => (
            <Radio
              key={one}
              name="stage"
              value={one}
              checked={stage === one}
              onChange={() => setStage(one)}
              label={texts.stages[one]}
              hint={hintOf(one, lead.happened)}
            />
          ))}
        </ChoiceGroup>
        {stage === 'lost' && <LostFields lead={lead} errors={errors} />}
        {stage === 'waitlist' && <WaitlistFields lead={lead} today={today} errors={errors} />}
      </form>
    </Dialog>
  )
}

function hintOf(stage: Stage, happened: Stage): string | undefined {
  if (stage === happened) return texts.asHappened
  return Object.hasOwn(texts.hints, stage) ? texts.hints[stage as keyof typeof texts.hints] : undefined
}
