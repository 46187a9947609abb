'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useDecision } from '@/components/admin/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { CLAIM_LIMITS } from '@/lib/listings/claims/rules'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ClaimRejection } from '@/prisma/generated/enums'

type DecisionFormProps = {
  claimId: number
  /** The version shown, so that nobody decides on outdated evidence. */
  version: string
  userId: number
  /** Another person manages the provider: accepting needs a decision about them. */
  asksOthers: boolean
  /** Whether removing the managers ends the renewal of a plan paid by card. */
  endsRenewal?: boolean
  /** Public ids of the possible duplicates shown. */
  noneOf?: readonly string[]
  /** The effect of accepting. */
  hint?: string
  /** Weak evidence, which the admin confirms having seen before accepting. */
  risk?: string
}

/** Accept, or reject for a listed reason; nothing is preselected. */
export function ClaimDecisionForm(props: DecisionFormProps) {
  const { claimId, version, userId, asksOthers, endsRenewal, noneOf, hint, risk } = props
  const t = useTranslations('listings.claimDecisions')
  const rejections = useTranslations('listings.claimRejections')
  const reasons = Object.values(ClaimRejection).map((value) => ({ value, label: rejections(`labels.${value}`) }))
  const form = useRef<HTMLFormElement>(null)
  const [decision, setDecision] = useState<'accept' | 'reject'>()
  const { storeInput, discard } = useDraft(form, userId, `decide-claim-${claimId}`)
  // A stored draft has been restored by now.
  useEffect(() => {
    const restored = form.current && new FormData(form.current).get('decision')
    if (restored === 'accept' || restored === 'reject') setDecision(restored)
  }, [])
  const { onSubmit, isSending, errors, alertOf } = useDecision(async (fields) => {
    const confirmed = decision === 'accept' && risk !== undefined && { isRiskSeen: fields.has('isRiskSeen') }
    const body = { ...Object.fromEntries(fields), version, noneOf, ...confirmed }
    await callApi(dashboardRoutes.api.claimDecision(claimId), { method: 'POST', body })
    discard()
    return decision === 'accept' ? t('accepted') : t('rejected')
  })
  const known = ['decision', 'others', 'reason', 'note', ...(risk === undefined ? [] : ['isRiskSeen'])]
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-12 grid max-w-narrow gap-5">
      <h2 className="text-section tracking-tight">{t('decision')}</h2>
      <FormAlert>{alertOf(t('notDecided'), known)}</FormAlert>
      <ChoiceGroup legend={t('decision')} legendHidden hint={hint} error={errors.decision}>
        {(['accept', 'reject'] as const).map((one) => (
          <Radio
            key={one}
            name="decision"
            value={one}
            label={t(one)}
            checked={decision === one}
            onChange={() => setDecision(one)}
          />
        ))}
      </ChoiceGroup>
      {decision === 'accept' && risk && <Checkbox name="isRiskSeen" label={risk} error={errors.isRiskSeen} />}
      {asksOthers && (
        <fieldset disabled={decision !== 'accept'} hidden={decision !== 'accept'}>
          <legend className="sr-only">{t('accept')}</legend>
          <ChoiceGroup legend={t('others')} error={errors.others}>
            <Radio name="others" value="keep" label={t('keepOthers')} />
            <Radio
              name="others"
              value="remove"
              label={t('removeOthers')}
              hint={endsRenewal ? t('endsRenewal') : undefined}
            />
          </ChoiceGroup>
        </fieldset>
      )}
      {/* Rendered for every decision, so that a stored draft can be restored. */}
      <fieldset disabled={decision !== 'reject'} hidden={decision !== 'reject'} className="grid gap-5">
        <legend className="sr-only">{t('reject')}</legend>
        <SelectField
          name="reason"
          label={t('reason')}
          defaultValue=""
          options={[{ value: '', label: t('chooseReason') }, ...reasons]}
          error={errors.reason}
        />
        <TextAreaField
          name="note"
          label={t('words')}
          hint={t('wordsHint')}
          optional
          rows={3}
          maxLength={CLAIM_LIMITS.decisionNote}
          error={errors.note}
        />
      </fieldset>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('decide')}
      </Button>
    </form>
  )
}
