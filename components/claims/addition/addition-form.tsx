'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import type { FoundProvider, OwnAddition } from '@/lib/claims/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { ABOUT_FIELDS, AboutFields } from '../about-fields'
import { claimTexts } from '../texts'
import { AlikeProviders } from './alike-providers'
import { PROVIDER_FIELDS, ProviderFields } from './provider-fields'
import { additionTexts as texts } from './texts'

const found = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  zip: z.string().nullable(),
  isClaimed: z.boolean(),
})
const answered = z.union([z.object({ id: z.number() }), z.object({ id: z.null(), alike: z.array(found) })])

type AdditionFormProps = {
  userId: number
  /** What was searched for. */
  name?: string
  own: OwnAddition | null
}

/** A missing provider and who answers for it. Whatever is here and may be the same is shown before anything is sent. */
export function AdditionForm({ userId, name, own }: AdditionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [alike, setAlike] = useState<FoundProvider[]>()
  const waiting = own?.status === 'pending' ? own : null
  const { kept, forget } = useDraft(form, userId, waiting ? `addition-${waiting.id}` : 'addition')
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = {
      ...Object.fromEntries(fields),
      careTypes: fields.getAll('careTypes'),
      noneOf: alike?.map(({ id }) => id),
    }
    const [path, method] = waiting ? [routes.api.ownAddition(waiting.id), 'PUT'] : [routes.api.additions(), 'POST']
    const answer = answered.parse(await callApi(path, { method, body }))
    if (answer.id === null) return setAlike(answer.alike)
    forget()
    setAlike(undefined)
    showToast({ title: waiting ? texts.saved : texts.sent })
    if (!waiting) router.push(routes.ownAddition(answer.id))
    router.refresh()
  })
  const label = waiting ? texts.save : own ? texts.sendAgain : texts.send
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="grid max-w-narrow gap-5">
      <h2 className="text-section tracking-tight">{texts.provider}</h2>
      <FormAlert>{alertOf(claimTexts.notSent, [...PROVIDER_FIELDS, ...ABOUT_FIELDS])}</FormAlert>
      <ProviderFields addition={own?.addition} name={name} errors={errors} />
      <h2 className="mt-6 text-section tracking-tight">{claimTexts.about}</h2>
      <AboutFields own={own} errors={errors} />
      {alike && <AlikeProviders key={alike.map(({ id }) => id).join()} found={alike} />}
      {!waiting && !alike && <p className="text-sm text-soft">{texts.promise}</p>}
      <Button type="submit" variant={waiting ? 'secondary' : undefined} busy={isSending} className="justify-self-start">
        {alike ? texts.noneOfThese : label}
      </Button>
    </form>
  )
}
