'use client'

import { useRouter } from 'next/navigation'
import { FormAlert } from '@/components/forms/form-alert'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { typedFacts } from '@/lib/profiles/rules/facts'
import { factsForm } from '@/lib/profiles/schema/facts'
import type { OwnProfile } from '@/lib/profiles/types'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { factsTexts as texts } from './texts'

/** Openings and tuition by age, and "temporarily closed": on the page as soon as they are saved. */
export function FactsForm({ profile }: { profile: OwnProfile }) {
  const router = useRouter()
  const { form, submit, refusal, isSubmitting, errors } = useApiForm({
    schema: factsForm,
    start: typedFacts(profile.ageBands, profile.status === 'temporarily_closed'),
    fallback: texts.notSaved,
    send: async () => {
      const body = { ...form.getValues(), providerId: profile.id }
      await callApi(routes.api.profileFacts(), { method: 'PUT', body })
      showToast({ title: texts.saved })
      router.refresh()
    },
  })
  return (
    <section aria-labelledby="openings-and-tuition" className="mt-12">
      <h2 id="openings-and-tuition" className="text-section tracking-tight">
        {texts.editTitle}
      </h2>
      <p className="mt-1 text-soft">{texts.editLead}</p>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <FormAlert>{refusal}</FormAlert>
        <div className="divide-y divide-line border-y border-line">
          {AGE_BANDS.map(({ code, label }) => (
            <fieldset
              key={code}
              className="grid grid-cols-[1fr_1fr] items-start gap-x-4 gap-y-1 py-3 sm:grid-cols-[7rem_9rem_13rem]"
            >
              <legend className="contents">
                <span className="col-span-2 font-semibold sm:col-span-1 sm:pt-9">{label}</span>
              </legend>
              <TextField
                label={texts.openings}
                inputMode="numeric"
                error={errors.bands?.[code]?.openings?.message}
                {...form.register(`bands.${code}.openings`)}
              />
              <TextField
                label={texts.tuition}
                inputMode="decimal"
                error={errors.bands?.[code]?.tuition?.message}
                {...form.register(`bands.${code}.tuition`)}
              />
            </fieldset>
          ))}
        </div>
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
