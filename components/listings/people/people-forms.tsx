'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import type { InvitationLine, ProviderPersonLine } from '@/lib/listings/people/schema'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { dateText } from '@/lib/platform/time/dates'
import { ProviderPersonRole } from '@/prisma/generated/enums'

type PersonRowProps = { providerId: string; person: ProviderPersonLine; isManager: boolean; renewsByCard: boolean }

/** A member. Managers can change the role of others, and remove them. */
export function PersonRow({ providerId, person, isManager, renewsByCard }: PersonRowProps) {
  const t = useTranslations('listings.people')
  const roles = useTranslations('listings.roles')
  const options = Object.values(ProviderPersonRole).map((value) => ({ value, label: roles(`names.${value}`) }))
  const { userId, name, email, role, isYou, isActive } = person
  const router = useRouter()
  const endpoint = dashboardRoutes.api.providerPerson(providerId, userId)
  // Any manager may be the one whose card pays: we do not know whose it is.
  const mayPay = renewsByCard && role === 'manager'

  async function change(select: HTMLSelectElement) {
    const next = select.value
    try {
      await callApi(endpoint, { method: 'PATCH', body: { role: next } })
      const chosen = options.find(({ value }) => value === next)
      const title = t('roleSaved', { name, role: chosen?.label ?? next })
      showToast({ title, ...(mayPay && { description: t('removeCard') }) })
    } catch (error) {
      select.value = role
      showToast({ title: failureText(error, t('notSaved')), tone: 'destructive' })
    }
    router.refresh()
  }
  async function remove() {
    await callApi(endpoint, { method: 'DELETE' })
    showToast({ title: t('removed', { name }) })
    router.refresh()
  }

  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold break-words">
            {name} {isYou && <span className="font-normal text-soft">({t('you')})</span>}
          </p>
          {email && <p className="text-sm break-all text-soft">{email}</p>}
          {!isActive && <p className="text-sm text-coral-deep">{t('closed')}</p>}
        </div>
        {isManager && !isYou ? (
          <SelectField
            // A colleague may have changed it.
            key={role}
            label={t('role', { name })}
            labelHidden
            className="w-44"
            defaultValue={role}
            options={options}
            onChange={({ currentTarget }) => void change(currentTarget)}
          />
        ) : (
          <p className="text-ui text-soft">{roles(`names.${role}`)}</p>
        )}
      </div>
      {isManager && !isYou && (
        <ConfirmButton
          label={t('remove')}
          question={[mayPay && t('removeCard'), t('removeQuestion', { name })].filter(Boolean).join(' ')}
          confirm={t('remove')}
          act={remove}
        />
      )}
    </li>
  )
}

type InvitationRowProps = { providerId: string; invitation: InvitationLine }

/** A pending invitation: to resend or revoke. */
export function InvitationRow({ providerId, invitation }: InvitationRowProps) {
  const t = useTranslations('listings.people')
  const roles = useTranslations('listings.roles')
  const locale = useLocale()
  const { id, email, role, sentOn, isExpired } = invitation
  const router = useRouter()
  const { run, isBusy } = useAction(t('notSaved'), 'toast')
  const endpoint = dashboardRoutes.api.peopleInvitation(providerId, id)

  async function sendAgain() {
    await callApi(endpoint, { method: 'POST' })
    showToast({ title: t('sentAgain', { email }) })
    router.refresh()
  }
  async function withdraw() {
    await callApi(endpoint, { method: 'DELETE' })
    showToast({ title: t('withdrawn') })
    router.refresh()
  }

  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold break-all">{email}</p>
          <p className={isExpired ? 'text-sm text-coral-deep' : 'text-sm text-soft'}>
            {roles(`names.${role}`)}.{' '}
            {isExpired ? t('expired') : t('sentOn', { day: dateText(locale, sentOn, sentOn) })}
          </p>
        </div>
        <Button variant="secondary" busy={isBusy} onClick={() => void run(sendAgain)}>
          {t('sendAgain')}
        </Button>
      </div>
      <ConfirmButton
        label={t('withdraw')}
        question={t('withdrawQuestion', { email })}
        confirm={t('withdraw')}
        act={withdraw}
      />
    </li>
  )
}

/** The least privileged first, as the default. */
const INVITED_ROLES = Object.values(ProviderPersonRole).reverse()

export function InviteForm({ userId, providerId }: { userId: number; providerId: string }) {
  const t = useTranslations('listings.people')
  const roles = useTranslations('listings.roles')
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { storeInput, discard } = useDraft(form, userId, `invite-${providerId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const email = String(fields.get('email'))
    const body = { email, role: fields.get('role') }
    await callApi(dashboardRoutes.api.peopleInvitations(providerId), { method: 'POST', body })
    discard()
    form.current?.reset()
    showToast({ title: t('sent', { email }) })
    router.refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-10 grid max-w-narrow gap-5">
      <div>
        <h2 className="text-section tracking-tight">{t('invite')}</h2>
        <p className="mt-1 text-soft">{t('inviteHint')}</p>
      </div>
      <FormAlert>{alertOf(t('notSent'), ['email', 'role'])}</FormAlert>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('email')}
        error={errors.email}
      />
      <ChoiceGroup legend={t('roleField')} error={errors.role}>
        {INVITED_ROLES.map((role, index) => (
          <Radio
            key={role}
            name="role"
            value={role}
            defaultChecked={index === 0}
            label={roles(`names.${role}`)}
            hint={roles(`may.${role}`)}
          />
        ))}
      </ChoiceGroup>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}

type LeaveProviderProps = { provider: { id: string; name: string }; userId: number; renewsByCard: boolean }

export function LeaveProvider({ provider: { id, name }, userId, renewsByCard }: LeaveProviderProps) {
  const path = useLocalPath()
  const t = useTranslations('listings.people')
  const router = useRouter()
  async function leave() {
    await callApi(dashboardRoutes.api.providerPerson(id, userId), { method: 'DELETE' })
    showToast({ title: t('left', { provider: name }), ...(renewsByCard && { description: t('leftCard') }) })
    router.push(path(dashboardRoutes.careproviderDashboard()))
    router.refresh()
  }
  return (
    <ConfirmButton
      label={t('leave')}
      question={[renewsByCard && t('leaveCard'), t('leaveQuestion', { provider: name })].filter(Boolean).join(' ')}
      confirm={t('leaveNow')}
      act={leave}
    />
  )
}
