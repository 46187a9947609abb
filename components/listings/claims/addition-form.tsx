'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import type { Addition } from '@/lib/listings/claims/schema'
import type { FoundProvider, OwnAddition } from '@/lib/listings/claims/types'
import { SITE } from '@/lib/platform/config/site'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { CARE_TYPES, KINDS, kindLabel } from '@/lib/providers/catalogue/traits'
import { LIMITS } from '@/lib/providers/schema'
import { ABOUT_FIELDS, AboutFields } from './claim-form'
import { FoundProviders } from './provider-line'

/** Existing providers that may be the same. Shown after a button press, so the heading takes the focus. */
function AlikeProviders({ found }: { found: readonly FoundProvider[] }) {
  const t = useTranslations('listings.additions')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-4">
      <h2 ref={heading} tabIndex={-1} className="text-section tracking-tight">
        {t('alikeTitle', { count: found.length })}
      </h2>
      <p className="mt-1 text-soft">{t('alikeText')}</p>
      <FoundProviders found={found} />
    </section>
  )
}

/** The fields that show their own errors, which the alert above the form then does not repeat. */
const PROVIDER_FIELDS = ['name', 'kind', 'careTypes', 'address', 'phone', 'email', 'website'] as const

type ProviderFieldsProps = { addition?: Addition; name?: string; errors: Record<string, string> }

/** A missing provider's details and location. */
function ProviderFields({ addition, name, errors }: ProviderFieldsProps) {
  const t = useTranslations('listings.additions')
  const traits = useTranslations('providers.traits')
  const kinds = KINDS.map(({ code }) => ({ value: code, label: kindLabel(traits, code) }))
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="organization"
        maxLength={LIMITS.name}
        defaultValue={addition?.name ?? name}
        error={errors.name}
      />
      <SelectField
        name="kind"
        label={t('kind')}
        defaultValue={addition?.kind ?? ''}
        options={[{ value: '', label: t('chooseKind') }, ...kinds]}
        error={errors.kind}
      />
      <ChoiceGroup legend={t('careTypes')} error={errors.careTypes}>
        <div className="grid sm:grid-cols-2">
          {CARE_TYPES.map(({ code }) => (
            <Checkbox
              key={code}
              name="careTypes"
              value={code}
              label={traits(`careTypes.${code}`)}
              defaultChecked={addition?.careTypes.includes(code)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextField
        name="address"
        label={t('address')}
        hint={t('addressHint', SITE.example)}
        autoComplete="off"
        defaultValue={addition?.address}
        error={errors.address}
      />
      <TextField
        name="phone"
        type="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        autoComplete="tel"
        defaultValue={addition?.phone}
        error={errors.phone}
      />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        optional
        autoComplete="email"
        maxLength={LIMITS.email}
        defaultValue={addition?.email}
        error={errors.email}
      />
      <TextField
        name="website"
        inputMode="url"
        label={t('website')}
        optional
        autoComplete="url"
        maxLength={LIMITS.website}
        defaultValue={addition?.website}
        error={errors.website}
      />
    </>
  )
}

const found = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  zip: z.string().nullable(),
  isClaimed: z.boolean(),
})
const additionResponse = z.union([z.object({ id: z.number() }), z.object({ id: z.null(), alike: z.array(found) })])

type AdditionFormProps = {
  userId: number
  /** The name that was searched for. */
  name?: string
  own: OwnAddition | null
}

/** Adds a missing provider: its details, and who submits it. Possible duplicates are shown before anything is sent. */
export function AdditionForm({ userId, name, own }: AdditionFormProps) {
  const t = useTranslations('listings.additions')
  const claims = useTranslations('listings.claims')
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { isLeaving, leaveTo } = useLeaving()
  const [alike, setAlike] = useState<FoundProvider[]>()
  const waiting = own?.status === 'pending' ? own : null
  const { storeInput, discard } = useDraft(form, userId, waiting ? `addition-${waiting.id}` : 'addition')
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = {
      ...Object.fromEntries(fields),
      careTypes: fields.getAll('careTypes'),
      noneOf: alike?.map(({ id }) => id),
    }
    const [endpoint, method] = waiting
      ? [dashboardRoutes.api.ownAddition(waiting.id), 'PUT']
      : [dashboardRoutes.api.additions(), 'POST']
    const answer = additionResponse.parse(await callApi(endpoint, { method, body }))
    if (answer.id === null) return setAlike(answer.alike)
    discard()
    setAlike(undefined)
    showToast({ title: waiting ? t('saved') : t('sent') })
    if (!waiting) leaveTo(accountRoutes.ownAddition(answer.id))
    router.refresh()
  })
  const label = waiting ? t('save') : own ? t('sendAgain') : t('send')
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid max-w-narrow gap-5">
      <h2 className="text-section tracking-tight">{t('provider')}</h2>
      <FormAlert>{alertOf(claims('notSent'), [...PROVIDER_FIELDS, ...ABOUT_FIELDS])}</FormAlert>
      <ProviderFields addition={own?.addition} name={name} errors={errors} />
      <h2 className="mt-6 text-section tracking-tight">{claims('about')}</h2>
      <AboutFields own={own} errors={errors} />
      {alike && <AlikeProviders key={alike.map(({ id }) => id).join()} found={alike} />}
      {!waiting && !alike && <p className="text-sm text-soft">{t('promise')}</p>}
      <Button
        type="submit"
        variant={waiting ? 'secondary' : undefined}
        busy={isSending || isLeaving}
        className="justify-self-start"
      >
        {alike ? t('noneOfThese') : label}
      </Button>
    </form>
  )
}
