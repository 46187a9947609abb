'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Dialog } from '@/components/ui/overlays/dialog'
import { showToast } from '@/components/ui/overlays/toasts'
import { type Stage, stagesToChoose } from '@/lib/enrollment/leads/rules'
import type { Lead } from '@/lib/enrollment/leads/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { LostReason } from '@/prisma/generated/enums'
import { leadMessages as texts } from './messages'

type Fields = { lead: Lead; errors: Record<string, string> }

/** Why a family will not come. */
function LostFields({ lead, errors }: Fields) {
  const reasons = Object.values(LostReason).map((value) => ({ value, label: texts.lostReasons[value] }))
  return (
    <SelectField
      name="lostReason"
      label={texts.reason}
      defaultValue={lead.lostReason ?? ''}
      options={[{ value: '', label: texts.chooseReason }, ...reasons]}
      error={errors.lostReason}
      required
    />
  )
}

/** The room, suggested by the child's age if known, and the date of joining. */
function WaitlistFields({ lead, today, errors }: Fields & { today: string }) {
  const rooms = AGE_BANDS.map(({ code, label }) => ({ value: code, label }))
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        name="band"
        label={texts.room}
        defaultValue={lead.band ?? ''}
        options={[{ value: '', label: texts.chooseRoom }, ...rooms]}
        error={errors.band}
        required
      />
      <TextField
        type="date"
        name="waitingSince"
        label={texts.since}
        defaultValue={lead.waitingSince ?? today}
        max={today}
        error={errors.waitingSince}
        required
      />
    </div>
  )
}

type MoveDialogProps = {
  lead: Lead
  today: string
  /** The stage selected at first; by default the current one. */
  toward?: Stage
  open: boolean
  onClose: () => void
}

/** Selects a lead's stage, and the details that the stage requires. */
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

/** Nothing once an enrollment is confirmed: then only the conversation moves the lead. */
export function MoveButton({ lead, today }: { lead: Lead; today: string }) {
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  if (lead.happened === 'enrolled') return null
  return (
    <>
      <Button
        variant="secondary"
        aria-label={texts.moveOf(lead.family)}
        onClick={() => {
          setOpened(opened + 1)
          setIsOpen(true)
        }}
      >
        {texts.move}
      </Button>
      <MoveDialog key={opened} lead={lead} today={today} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
