'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
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
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Translate } from '@/lib/platform/language/types'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { LostReason } from '@/prisma/generated/enums'

type Fields = { lead: Lead; errors: Record<string, string> }

/** Why a family will not come. */
function LostFields({ lead, errors }: Fields) {
  const t = useTranslations('enrollment.leads')
  const reasons = Object.values(LostReason).map((value) => ({ value, label: t(`lostReasons.${value}`) }))
  return (
    <SelectField
      name="lostReason"
      label={t('reason')}
      defaultValue={lead.lostReason ?? ''}
      options={[{ value: '', label: t('chooseReason') }, ...reasons]}
      error={errors.lostReason}
      required
    />
  )
}

/** The room, suggested by the child's age if known, and the date of joining. */
function WaitlistFields({ lead, today, errors }: Fields & { today: string }) {
  const t = useTranslations('enrollment.leads')
  const ages = useTranslations('providers.ages')
  const rooms = AGE_BANDS.map(({ code }) => ({ value: code, label: ages(`bands.${code}`) }))
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        name="band"
        label={t('room')}
        defaultValue={lead.band ?? ''}
        options={[{ value: '', label: t('chooseRoom') }, ...rooms]}
        error={errors.band}
        required
      />
      <TextField
        type="date"
        name="waitingSince"
        label={t('since')}
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
  const t = useTranslations('enrollment.leads')
  const router = useRouter()
  const form = useId()
  const [stage, setStage] = useState(toward)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(dashboardRoutes.api.leadStage(lead.id), { method: 'PUT', body: Object.fromEntries(fields) })
    showToast({ title: t('moved', { family: lead.family, stage: t(`stages.${stage}`) }) })
    onClose()
    router.refresh()
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('moveTitle', { family: lead.family })}
      description={t('moveText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={isSending}>
            {t('moveNow')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate className="grid gap-4">
        <FormAlert>{alertOf(t('notMoved'), ['stage', 'lostReason', 'band', 'waitingSince'])}</FormAlert>
        <ChoiceGroup legend={t('stage')} error={errors.stage}>
          {stagesToChoose(lead.happened).map((one) => (
            <Radio
              key={one}
              name="stage"
              value={one}
              checked={stage === one}
              onChange={() => setStage(one)}
              label={t(`stages.${one}`)}
              hint={hintOf(one, lead.happened, t)}
            />
          ))}
        </ChoiceGroup>
        {stage === 'lost' && <LostFields lead={lead} errors={errors} />}
        {stage === 'waitlist' && <WaitlistFields lead={lead} today={today} errors={errors} />}
      </form>
    </Dialog>
  )
}

function hintOf(stage: Stage, happened: Stage, t: Translate<'enrollment.leads'>): string | undefined {
  if (stage === happened) return t('asHappened')
  return stage === 'replied' || stage === 'visited' || stage === 'waitlist' || stage === 'lost'
    ? t(`hints.${stage}`)
    : undefined
}

/** Renders nothing once an enrollment is confirmed: from then on only the conversation moves the lead. */
export function MoveButton({ lead, today }: { lead: Lead; today: string }) {
  const t = useTranslations('enrollment.leads')
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  if (lead.happened === 'enrolled') return null
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('moveOf', { family: lead.family })}
        onClick={() => {
          setOpened(opened + 1)
          setIsOpen(true)
        }}
      >
        {t('move')}
      </Button>
      <MoveDialog key={opened} lead={lead} today={today} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
