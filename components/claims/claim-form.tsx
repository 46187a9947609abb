'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import type { OwnClaim } from '@/lib/claims/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { ABOUT_FIELDS, AboutFields } from './about-fields'
import { claimTexts as texts } from './texts'

const answered = z.object({ isAccepted: z.boolean() })
type ClaimFormProps = { userId: number; daycareId: string; own: OwnClaim | null }

/** What somebody says of themselves; a waiting claim is changed by it. */
export function ClaimForm({ userId, daycareId, own }: ClaimFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { kept, forget } = useDraft(form, userId, `claim-${daycareId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { ...Object.fromEntries(fields), daycareId }
    const { isAccepted } = answered.parse(await callApi(routes.api.claims(), { method: 'POST', body }))
    forget()
    showToast({ title: isAccepted ? texts.acceptedNow : own ? texts.saved : texts.sent })
    router.refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="grid max-w-narrow gap-5">
      <h2 className="text-section tracking-tight">{texts.about}</h2>
      <FormAlert>{alertOf(texts.notSent, ABOUT_FIELDS)}</FormAlert>
      <AboutFields own={own} errors={errors} />
      {!own && <p className="text-sm text-soft">{texts.promise}</p>}
      <Button type="submit" variant={own ? 'secondary' : undefined} busy={isSending} className="justify-self-start">
        {own ? texts.save : texts.send}
      </Button>
    </form>
  )
}
