'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { TITLE_LIMIT } from '@/lib/calendar/schema'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { calendarTexts as texts } from './texts'

/** A date of one's own, on the chosen day unless another one is typed. */
export function EntryForm({ userId, day }: { userId: number; day: string }) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { kept, forget } = useDraft(form, userId, 'calendar-entry')
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(routes.api.calendarEntries(), { method: 'POST', body: Object.fromEntries(fields) })
    forget()
    form.current?.reset()
    showToast({ title: texts.saved })
    router.refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="grid max-w-narrow gap-4 text-ink">
      <FormAlert>{alertOf(texts.notSaved, ['title', 'day', 'startMinute'])}</FormAlert>
      <TextField
        name="title"
        label={texts.titleField}
        hint={texts.titleHint}
        maxLength={TITLE_LIMIT}
        required
        error={errors.title}
      />
      <TextField
        key={day}
        type="date"
        name="day"
        label={texts.dayField}
        defaultValue={day}
        required
        error={errors.day}
      />
      <TextField
        type="time"
        name="startMinute"
        label={texts.timeField}
        hint={texts.timeHint}
        optional
        error={errors.startMinute}
      />
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}
