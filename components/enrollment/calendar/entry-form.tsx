'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { useDraft } from '@/components/forms/use-draft'
import { useRefresh, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { EVENT_LIMITS } from '@/lib/enrollment/limits'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

export function RemoveEntry({ id, title }: { id: number; title: string }) {
  const t = useTranslations('enrollment.calendar')
  const { isRefreshing, refresh } = useRefresh()
  const { run, isBusy } = useAction(t('notRemoved'), 'toast')

  async function remove() {
    await callApi(dashboardRoutes.api.calendarEntry(id), { method: 'DELETE' })
    showToast({ title: t('removed') })
    refresh()
  }

  return (
    <Button
      variant="quiet"
      busy={isBusy || isRefreshing}
      aria-label={t('removeEntry', { title })}
      onClick={() => void run(remove)}
    >
      {t('remove')}
    </Button>
  )
}

/** A personal date, on the selected day unless another is entered. */
export function EntryForm({ userId, day }: { userId: number; day: string }) {
  const t = useTranslations('enrollment.calendar')
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { storeInput, discard } = useDraft(form, userId, 'calendar-entry', { day })
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(dashboardRoutes.api.calendarEntries(), { method: 'POST', body: Object.fromEntries(fields) })
    discard()
    form.current?.reset()
    showToast({ title: t('saved') })
    router.refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid max-w-narrow gap-4 text-ink">
      <FormAlert>{alertOf(t('notSaved'), ['title', 'day', 'startMinute'])}</FormAlert>
      <TextField
        name="title"
        label={t('titleField')}
        hint={t('titleHint')}
        maxLength={EVENT_LIMITS.title}
        required
        error={errors.title}
      />
      <TextField
        key={day}
        type="date"
        name="day"
        label={t('dayField')}
        defaultValue={day}
        required
        error={errors.day}
      />
      <TextField
        type="time"
        name="startMinute"
        label={t('timeField')}
        hint={t('timeHint')}
        optional
        error={errors.startMinute}
      />
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}
