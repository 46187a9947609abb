'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { deleteAllDrafts } from '@/components/forms/use-draft'
import { Button } from '@/components/ui/actions/button'
import { DataTable } from '@/components/ui/data/data-table'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { DELETE_WORD, deletionInput } from '@/lib/accounts/schema'
import { EXPORT_LIMIT } from '@/lib/admin/personal-data/rules'
import { type OwnExport, ownExports } from '@/lib/admin/personal-data/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { ProvePasswordForm } from './security-forms'

const POLL_EVERY_MS = 4_000

/** Requests an export of the user's data, and lists earlier exports. Polls while one is being prepared. */
export function YourData({ exports: initialExports, today }: { exports: readonly OwnExport[]; today: string }) {
  const t = useTranslations('accounts.leaving')
  const locale = useLocale()
  const [exports, setExports] = useState(initialExports)
  const isWaiting = exports.some(({ state }) => state === 'being-made')

  useEffect(() => {
    if (!isWaiting) return
    const poll = () =>
      callApi(dashboardRoutes.api.ownExports()).then((list) => setExports(ownExports.parse(list)), console.error)
    const timer = setInterval(poll, POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  async function requestExport(currentPassword: string) {
    const list = await callApi(dashboardRoutes.api.ownExports(), { method: 'POST', body: { currentPassword } })
    setExports(ownExports.parse(list))
    showToast({ title: t('started'), description: t('startedText') })
  }

  return (
    <>
      <p className="mb-3">{t('limit', { max: EXPORT_LIMIT.max })}</p>
      {exports.length > 0 && (
        <DataTable
          caption={t('data')}
          columns={[t('asked'), t('state'), t('file')]}
          rows={exports.map((one) => ({
            key: String(one.id),
            head: dayText(locale, todayIn(OFFICE_ZONE, new Date(one.askedAt)), today),
            cells: cellsOf(t, locale, one, today),
          }))}
        />
      )}
      <ProvePasswordForm label={t('ask')} onSend={requestExport} />
    </>
  )
}

function cellsOf(t: Translate<'accounts.leaving'>, locale: Locale, one: OwnExport, today: string) {
  if (one.state === 'being-made')
    return [
      <span key="state" aria-live="polite">
        {t('beingMade')}
      </span>,
      '',
    ]
  if (one.state === 'failed') return [t('failed'), '']
  return [
    t('readyUntil', { day: dayText(locale, todayIn(OFFICE_ZONE, new Date(one.until)), today) }),
    <a
      key="file"
      href={dashboardRoutes.api.ownExport(one.id)}
      download
      className="font-semibold underline underline-offset-4"
    >
      {t('download', { kilobytes: Math.max(1, Math.round(one.bytes / 1024)) })}
    </a>,
  ]
}

/** Closes the account: password, a code where required, and a typed confirmation. `goTo` leaves the page afterwards. */
export function DeleteAccountForm({
  hasSecondFactor,
  goTo = leavePage,
}: {
  hasSecondFactor: boolean
  goTo?: typeof leavePage
}) {
  const path = useLocalPath()
  const t = useTranslations('accounts.leaving')
  const settings = useTranslations('accounts.settings')
  const { field, submit, refusal, isSubmitting } = useApiForm({
    schema: deletionInput(t('word')),
    start: { currentPassword: '', code: '', confirmation: '' },
    send: async (typed) => {
      const body = { ...typed, confirmation: DELETE_WORD }
      await callApi(dashboardRoutes.api.ownAccount(), { method: 'DELETE', body })
      deleteAllDrafts()
      goTo(path(accountRoutes.accountClosed()))
    },
    fallback: settings('fallback'),
  })
  const code = field('code')
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p>{t('removeMore')}</p>
      <FormAlert>{refusal}</FormAlert>
      <PasswordField label={settings('current')} autoComplete="current-password" {...field('currentPassword')} />
      {/* Two-factor may have been set up since this page was rendered. */}
      {(hasSecondFactor || code.error) && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...code}
        />
      )}
      <TextField
        label={t('confirm', { word: t('word') })}
        autoComplete="off"
        autoCapitalize="characters"
        {...field('confirmation')}
      />
      <Button type="submit" variant="danger" className="justify-self-start" busy={isSubmitting}>
        {t('remove')}
      </Button>
    </form>
  )
}

/** A full page load: discards everything this page knows of the account. */
const leavePage = (path: string) => window.location.assign(path)
