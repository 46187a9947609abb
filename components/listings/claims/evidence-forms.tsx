'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { z } from 'zod'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { useSending } from '@/components/forms/use-submit'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button, buttonClasses } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { CODE_MINUTES, DOCUMENT_DAYS } from '@/lib/listings/claims/rules'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { DOCUMENT_TYPES, UPLOAD_MESSAGES } from '@/lib/media/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

const claimResponse = z.object({ isAccepted: z.boolean() })
type MailboxCodeProps = { claimId: number; mailbox: string; isOpen: boolean }

/** Requests a six-digit code, emailed to the address on file, and verifies it. */
export function MailboxCode({ claimId, mailbox, isOpen }: MailboxCodeProps) {
  const t = useTranslations('listings.claims')
  const router = useRouter()
  const request = useAction(t('failed'))
  const endpoint = dashboardRoutes.api.claimCode(claimId)
  const { onSubmit, refusal, isSending, errors } = useSending(async (fields) => {
    const body = { code: fields.get('code') }
    const { isAccepted } = claimResponse.parse(await callApi(endpoint, { method: 'PUT', body }))
    showToast({ title: isAccepted ? t('acceptedNow') : t('codeRight') })
    router.refresh()
  })

  async function requestCode() {
    await callApi(endpoint, { method: 'POST' })
    showToast({ title: t('codeSent') })
    router.refresh()
  }

  const general = refusal && !errors.code ? (refusal.sentence ?? t('failed')) : undefined
  return (
    <div className="mt-2 grid gap-4">
      <p className="text-soft">{t('mailboxText', { address: mailbox })}</p>
      <FormAlert>{request.refusal ?? general}</FormAlert>
      {isOpen && (
        <form onSubmit={onSubmit} noValidate className="flex flex-wrap items-start gap-2.5">
          <TextField
            name="code"
            label={t('codeField')}
            hint={t('codeHint', { minutes: CODE_MINUTES })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={errors.code}
            className="w-52"
          />
          <Button type="submit" busy={isSending} className="mt-7.5">
            {t('useCode')}
          </Button>
        </form>
      )}
      <Button
        variant="secondary"
        busy={request.isBusy}
        onClick={() => void request.run(requestCode)}
        className="justify-self-start"
      >
        {isOpen ? t('askNewCode') : t('askCode')}
      </Button>
    </div>
  )
}

/** A picture or PDF as evidence: to upload, view or remove. */
export function ClaimDocument({ claimId, hasDocument }: { claimId: number; hasDocument: boolean }) {
  const t = useTranslations('listings.claims')
  const router = useRouter()
  const picker = useRef<HTMLInputElement>(null)
  const messageText = useMessageText()
  const { run, isBusy, refusal, setRefusal } = useAction(t('failed'))
  const endpoint = dashboardRoutes.api.claimDocument(claimId)

  const change = (options: { method: string; body?: File }, done: string) =>
    run(async () => {
      await callApi(endpoint, options)
      showToast({ title: done })
      router.refresh()
    })
  function upload(file: File | undefined) {
    if (!file) return
    if (file.size > UPLOAD.maxBytes) return setRefusal(messageText(UPLOAD_MESSAGES.tooLarge))
    void change({ method: 'POST', body: file }, t('documentKept'))
  }

  return (
    <div className="mt-2 grid gap-4">
      <p className="max-w-prose text-soft">{t('documentText', { days: DOCUMENT_DAYS })}</p>
      <FormAlert>{refusal}</FormAlert>
      {hasDocument && (
        <a href={endpoint} download className={buttonClasses({ variant: 'quiet' }, '-ml-4 justify-self-start')}>
          {t('seeDocument')}
        </a>
      )}
      <input
        ref={picker}
        type="file"
        accept={DOCUMENT_TYPES}
        hidden
        onChange={({ currentTarget }) => {
          upload(currentTarget.files?.[0])
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" busy={isBusy} onClick={() => picker.current?.click()}>
          {hasDocument ? t('otherDocument') : t('chooseDocument')}
        </Button>
        {hasDocument && (
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => void change({ method: 'DELETE' }, t('documentRemoved'))}
          >
            {t('removeDocument')}
          </Button>
        )}
      </div>
    </div>
  )
}

type WithdrawClaimProps = {
  claimId: number
  words?: { withdraw: string; withdrawQuestion: string; withdrawNow: string }
  /** The page to open after withdrawing, if nothing remains on this one. */
  leadsTo?: string
}

export function WithdrawClaim({ claimId, words, leadsTo }: WithdrawClaimProps) {
  const path = useLocalPath()
  const t = useTranslations('listings.claims')
  const router = useRouter()
  async function withdraw() {
    await callApi(dashboardRoutes.api.ownClaim(claimId), { method: 'DELETE' })
    showToast({ title: t('withdrawn') })
    if (leadsTo) router.push(path(leadsTo))
    router.refresh()
  }
  return (
    <ConfirmButton
      label={words?.withdraw ?? t('withdraw')}
      question={words?.withdrawQuestion ?? t('withdrawQuestion')}
      confirm={words?.withdrawNow ?? t('withdrawNow')}
      act={withdraw}
    />
  )
}
