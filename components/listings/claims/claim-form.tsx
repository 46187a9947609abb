'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { z } from 'zod'
import { storePendingAction } from '@/components/accounts/pending-action'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { CLAIM_LIMITS } from '@/lib/listings/claims/rules'
import type { OwnClaim } from '@/lib/listings/claims/types'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'

/** The fields that show their own errors, which the alert above the form then does not repeat. */
export const ABOUT_FIELDS = ['position', 'licenseNumber', 'note'] as const

type AboutFieldsProps = {
  own: Pick<OwnClaim, 'position' | 'licenseNumber' | 'note'> | null
  errors: Record<string, string>
}

/** What claimants state about themselves. */
export function AboutFields({ own, errors }: AboutFieldsProps) {
  const t = useTranslations('listings.claims')
  return (
    <>
      <TextField
        name="position"
        label={t('position')}
        hint={t('positionHint')}
        autoComplete="organization-title"
        maxLength={CLAIM_LIMITS.position}
        defaultValue={own?.position}
        error={errors.position}
      />
      <TextField
        name="licenseNumber"
        label={t('license')}
        hint={t('licenseHint')}
        optional
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={CLAIM_LIMITS.licenseNumber}
        defaultValue={own?.licenseNumber ?? undefined}
        error={errors.licenseNumber}
      />
      <TextAreaField
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        optional
        rows={4}
        maxLength={CLAIM_LIMITS.note}
        defaultValue={own?.note}
        error={errors.note}
      />
    </>
  )
}

type SignInFirstProps = { id: string; path?: string; text?: string }

/** For visitors: signing in or up leads back to the claim in this tab. */
export function SignInFirst({ id, path = accountRoutes.claim(id), text }: SignInFirstProps) {
  const t = useTranslations('listings.claims')
  const remember = () => storePendingAction({ act: 'claim', id, path })
  return (
    <>
      <p className="max-w-prose">{text ?? t('visitor')}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink href={routes.signUp({ role: 'careprovider' })} onClick={remember}>
          {t('signUp')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={routes.signIn({ next: path })}>
          {t('signIn')}
        </ButtonLink>
      </div>
    </>
  )
}

const claimResponse = z.object({ isAccepted: z.boolean() })
type ClaimFormProps = { userId: number; daycareId: string; own: OwnClaim | null }

/** What claimants state about themselves; editing updates a pending claim. */
export function ClaimForm({ userId, daycareId, own }: ClaimFormProps) {
  const t = useTranslations('listings.claims')
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { storeInput, discard } = useDraft(form, userId, `claim-${daycareId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { ...Object.fromEntries(fields), daycareId }
    const { isAccepted } = claimResponse.parse(await callApi(dashboardRoutes.api.claims(), { method: 'POST', body }))
    discard()
    showToast({ title: isAccepted ? t('acceptedNow') : own ? t('saved') : t('sent') })
    router.refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid max-w-narrow gap-5">
      <h2 className="text-section tracking-tight">{t('about')}</h2>
      <FormAlert>{alertOf(t('notSent'), ABOUT_FIELDS)}</FormAlert>
      <AboutFields own={own} errors={errors} />
      {!own && <p className="text-sm text-soft">{t('promise')}</p>}
      <Button type="submit" variant={own ? 'secondary' : undefined} busy={isSending} className="justify-self-start">
        {own ? t('save') : t('send')}
      </Button>
    </form>
  )
}
