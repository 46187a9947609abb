'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { TITLE_LIMIT } from '@/lib/enrollment/calendar/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { calendarMessages as texts } from './messages'

export function RemoveEntry({ id, title }: { id: number; title: string }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    setIsBusy(true)
    try {
      await callApi(routes.api.calendarEntry(id), { method: 'DELETE' })
      showToast({ title: texts.removed })
      router.refresh()
    } catch (error) {
      console.error(error)
      showToast({ title: texts.notRemoved, tone: 'destructive' })
      setIsBusy(false)
    }
  }

  return (
    <Button variant="quiet" busy={isBusy} aria-label={texts.removeEntry(title)} onClick={() => void remove()}>
      {texts.remove}
    </Button>
  )
}

/** A personal date, on the selected day unless another is entered. */
export function EntryForm({ userId, day }: { userId: number; day: string }) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { storeInput, discard } = useDraft(form, userId, 'calendar-entry')
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(routes.api.calendarEntries(), { method: 'POST', body: Object.fromEntries(fields) })
    discard()
    form.current?.reset()
    showToast({ title: texts.saved })
    router.refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid max-w-narrow gap-4 text-ink">
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
