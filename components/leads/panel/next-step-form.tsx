'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { LEAD_LIMITS } from '@/lib/leads/schema'
import type { Lead } from '@/lib/leads/types'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { leadTexts as texts } from '../texts'

/** What comes next, and on which day. */
export function NextStepForm({ lead, today }: { lead: Lead; today: string }) {
  const router = useRouter()
  const [isClearing, setIsClearing] = useState(false)
  const save = (body: object) => callApi(routes.api.leadNextStep(lead.id), { method: 'PUT', body })
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await save(Object.fromEntries(fields))
    showToast({ title: texts.stepSaved })
    router.refresh()
  })

  async function clear() {
    setIsClearing(true)
    try {
      await save({ text: '', day: '' })
      showToast({ title: texts.stepCleared })
      router.refresh()
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      showToast({ title: texts.notSaved, tone: 'destructive' })
    } finally {
      setIsClearing(false)
    }
  }

  return (
    <form onSubmit={onSubmit} noValidate className="-mr-8 grid gap-4 text-ink">
      <FormAlert>{alertOf(texts.notSaved, ['text', 'day'])}</FormAlert>
      <TextField
        name="text"
        label={texts.nextStepText}
        defaultValue={lead.nextStep?.text}
        maxLength={LEAD_LIMITS.nextStep}
        error={errors.text}
      />
      <TextField
        type="date"
        name="day"
        label={texts.nextStepDay}
        defaultValue={lead.nextStep?.day}
        min={today}
        error={errors.day}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="secondary" busy={isSending}>
          {texts.saveStep}
        </Button>
        {lead.nextStep && (
          <Button variant="quiet" busy={isClearing} onClick={() => void clear()}>
            {texts.stepDone}
          </Button>
        )}
      </div>
    </form>
  )
}
