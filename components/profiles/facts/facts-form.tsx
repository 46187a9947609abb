'use client'

import { useRouter } from 'next/navigation'
import { FormAlert } from '@/components/forms/form-alert'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { typedFacts } from '@/lib/profiles/rules/facts'
import { factsForm } from '@/lib/profiles/schema/facts'
import type { OwnProfile } from '@/lib/profiles/types'
import { RoomFields } from './room-fields'
import { factsTexts as texts } from './texts'
import { useFactsDraft } from './use-facts-draft'

/** Openings and tuition by age, and "temporarily closed": on the page as soon as they are saved. */
export function FactsForm({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const router = useRouter()
  const start = typedFacts(profile.ageBands, profile.status === 'temporarily_closed')
  const { form, submit, refusal, isSubmitting, errors } = useApiForm({
    schema: factsForm,
    start,
    fallback: texts.notSaved,
    send: async () => {
      const body = { ...form.getValues(), providerId: profile.id }
      await callApi(routes.api.profileFacts(), { method: 'PUT', body })
      forget()
      showToast({ title: texts.saved })
      router.refresh()
    },
  })
  const forget = useFactsDraft(form, userId, profile.id, start)
  return (
    <section aria-labelledby="openings-and-tuition" className="mt-12">
      <h2 id="openings-and-tuition" className="text-section tracking-tight">
        {texts.editTitle}
      </h2>
      <p className="mt-1 text-soft">{texts.editLead}</p>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <FormAlert>{refusal}</FormAlert>
        <RoomFields
          field={(code, name) => ({
            ...form.register(`bands.${code}.${name}`),
            defaultValue: start.bands[code][name],
            error: errors.bands?.[code]?.[name]?.message,
          })}
        />
        <Checkbox
          label={texts.temporarilyClosed}
          hint={texts.temporarilyClosedHint}
          {...form.register('isTemporarilyClosed')}
        />
        <Button type="submit" variant="secondary" busy={isSubmitting} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
    </section>
  )
}
