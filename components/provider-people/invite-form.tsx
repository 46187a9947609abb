'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { ROLE_WORDS } from '@/lib/provider-people/rules/role-words'
import { ProviderPersonRole } from '@/prisma/generated/enums'
import { peopleTexts as texts } from './texts'

/** Least first: who presses without reading hands out little. */
const ROLES = Object.values(ProviderPersonRole).reverse()

export function InviteForm({ userId, providerId }: { userId: number; providerId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { kept, forget } = useDraft(form, userId, `invite-${providerId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const email = String(fields.get('email'))
    const body = { email, role: fields.get('role') }
    await callApi(routes.api.peopleInvitations(providerId), { method: 'POST', body })
    forget()
    form.current?.reset()
    showToast({ title: texts.sent(email) })
    router.refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="mt-10 grid max-w-narrow gap-5">
      <div>
        <h2 className="text-section tracking-tight">{texts.invite}</h2>
        <p className="mt-1 text-soft">{texts.inviteHint}</p>
      </div>
      <FormAlert>{alertOf(texts.notSent, ['email', 'role'])}</FormAlert>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={texts.email}
        error={errors.email}
      />
      <ChoiceGroup legend={texts.roleField} error={errors.role}>
        {ROLES.map((role, index) => (
          <Radio
            key={role}
            name="role"
            value={role}
            defaultChecked={index === 0}
            label={ROLE_WORDS[role].name}
            hint={ROLE_WORDS[role].may}
          />
        ))}
      </ChoiceGroup>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}
