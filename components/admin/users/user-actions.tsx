'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { SUSPENSION_REASONS } from '@/lib/accounts/rules/account'
import { roleInput } from '@/lib/admin/users/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { Role, type UserStatus } from '@/prisma/generated/enums'

type RoleFormProps = { id: number; role: Role; asksCode: boolean; onDone: () => void }

/** A new role, confirmed by the admin's password and second factor if there is one. */
function RoleForm({ id, role, asksCode, onDone }: RoleFormProps) {
  const t = useTranslations('admin.users')
  const forms = useTranslations('forms')
  const others = Object.values(Role).filter((one) => one !== role)
  const { form, field, submit, refusal, isSubmitting } = useApiForm({
    schema: roleInput,
    start: { role: others[0], currentPassword: '', code: '' },
    send: async (body) => {
      await callApi(dashboardRoutes.api.userRole(id), { method: 'PUT', body })
      form.reset()
      onDone()
    },
    fallback: `${t('failed')} ${forms('again')}`,
  })
  const code = field('code')
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <h3 className="font-semibold">{t('changeRole')}</h3>
      <p className="text-sm text-soft">{t('changeRoleText')}</p>
      <FormAlert>{refusal}</FormAlert>
      <SelectField
        label={t('newRole')}
        options={others.map((value) => ({ value, label: t(`roles.${value}`) }))}
        {...field('role')}
      />
      <PasswordField label={t('password')} autoComplete="current-password" {...field('currentPassword')} />
      {(asksCode || code.error) && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...code}
        />
      )}
      <Button type="submit" variant="secondary" busy={isSubmitting} className="justify-self-start">
        {t('changeRole')}
      </Button>
    </form>
  )
}

/** Suspends an account for a listed reason, which its owner is sent. */
function SuspendForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useTranslations('admin.users')
  const reasons = useTranslations('accounts.suspensionReasons')
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { status: 'suspended', reason: fields.get('reason') }
    await callApi(dashboardRoutes.api.userStatus(id), { method: 'PUT', body })
    onDone()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <h3 className="font-semibold">{t('suspend')}</h3>
      <p className="text-sm text-soft">{t('suspendText')}</p>
      <FormAlert>{alertOf(t('failed'), ['reason'])}</FormAlert>
      <SelectField
        name="reason"
        label={t('reason')}
        defaultValue=""
        options={[
          { value: '', label: t('chooseReason') },
          ...SUSPENSION_REASONS.map((value) => ({ value, label: reasons(value) })),
        ]}
        error={errors.reason}
      />
      <Button type="submit" variant="danger" busy={isSending} className="justify-self-start">
        {t('suspend')}
      </Button>
    </form>
  )
}

type UserActsProps = { id: number; status: UserStatus; role: Role; asksCode: boolean }

/** What an admin can do with an account in its current state. */
export function UserActions({ id, status, role, asksCode }: UserActsProps) {
  const t = useTranslations('admin.users')
  const router = useRouter()
  const isOpen = status === 'active' || status === 'unverified'
  const done = (title: string) => {
    showToast({ title })
    router.refresh()
  }

  return (
    <div className="mt-4 grid gap-6 divide-y divide-line [&>*:not(:last-child)]:pb-6">
      {status === 'unverified' && (
        <div>
          <ConfirmButton
            label={t('resend')}
            question={t('resend')}
            confirm={t('resend')}
            act={async () => {
              await callApi(dashboardRoutes.api.userVerificationMail(id), { method: 'POST' })
              done(t('resent'))
            }}
          />
        </div>
      )}
      {isOpen && (
        <div>
          <ConfirmButton
            label={t('endSessions')}
            question={t('endSessionsAsk')}
            confirm={t('endSessions')}
            act={async () => {
              await callApi(dashboardRoutes.api.userSessions(id), { method: 'DELETE' })
              done(t('sessionsEnded'))
            }}
          />
        </div>
      )}
      {status === 'active' && <SuspendForm id={id} onDone={() => done(t('suspended'))} />}
      {status === 'suspended' && (
        <div>
          <ConfirmButton
            label={t('reinstate')}
            question={t('reinstateText')}
            confirm={t('reinstate')}
            act={async () => {
              await callApi(dashboardRoutes.api.userStatus(id), { method: 'PUT', body: { status: 'active' } })
              done(t('reinstated'))
            }}
          />
        </div>
      )}
      {status === 'active' && (
        <RoleForm id={id} role={role} asksCode={asksCode} onDone={() => done(t('roleChanged'))} />
      )}
    </div>
  )
}
