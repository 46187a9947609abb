'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { PROFILE_FIELDS, type ProfileField } from '@/lib/profiles/catalogue'
import type { ChangeToDecide } from '@/lib/profiles/types'
import { FieldDecision } from './field-decision'
import { type Choice, readDecisionForm } from './read-decision-form'
import { decideTexts as texts } from './texts'

/** `place`: what another address does to the map. */
type DecisionFormProps = { toDecide: ChangeToDecide; place: ReactNode }

/** Every field accepted or rejected, and then all of it at once. */
export function DecisionForm({ toDecide, place }: DecisionFormProps) {
  const { change, live } = toDecide
  const router = useRouter()
  const [choices, setChoices] = useState<Partial<Record<ProfileField, Choice>>>({})
  const proposed = PROFILE_FIELDS.filter((field) => change.fields[field])
  const { onSubmit, refusal, isSending, errors } = useSending(async (fields) => {
    const body = { version: change.version, decisions: readDecisionForm(proposed, fields) }
    await callApi(routes.api.profileChangeDecision(change.id), { method: 'POST', body })
    showToast({ title: texts.saved })
    router.push(routes.approvals.start())
    router.refresh()
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Button
        variant="secondary"
        onClick={() => setChoices(Object.fromEntries(proposed.map((field) => [field, 'accept'])))}
      >
        {texts.acceptAll}
      </Button>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {proposed.map((field) => (
          <FieldDecision
            key={field}
            field={field}
            fields={change.fields}
            live={live}
            place={field === 'address' && place}
            choice={choices[field]}
            onChoose={(choice) => setChoices({ ...choices, [field]: choice })}
            error={errors[field] ?? errors[`decisions.${field}.reason`]}
          />
        ))}
      </div>
      <div className="mt-5 grid gap-4">
        <FormAlert>{refusal && (refusal.sentence ?? texts.notSaved)}</FormAlert>
        <Button type="submit" busy={isSending} className="justify-self-start">
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
