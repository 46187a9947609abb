'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'

const dayOf = (at: Date) => todayIn(OFFICE_ZONE, at)

/** A link that shows the comparison to anyone who has it; created, shown once, and revoked here. */
export function ShareLink({ linkMadeAt }: { linkMadeAt: string | null }) {
  const t = useTranslations('families.compare')
  const locale = useLocale()
  const [madeAt, setMadeAt] = useState(linkMadeAt)
  const [url, setUrl] = useState<string>()
  const { run, isBusy } = useAction(t('shareFailed'), 'toast')

  async function act(method: 'POST' | 'DELETE') {
    const answer = await callApi(accountRoutes.api.compareLink(), { method })
    const made = isMade(answer) ? answer : undefined
    setUrl(made?.url)
    setMadeAt(made?.linkMadeAt ?? null)
    if (method === 'DELETE') showToast({ title: t('revoked') })
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? '')
      showToast({ title: t('copied') })
    } catch {
      showToast({ title: t('copyFailed'), tone: 'destructive' })
    }
  }
  return (
    <RestoredFocus>
      <p>{t('shareText')}</p>
      {url && (
        <div className="mt-4 flex flex-wrap items-end gap-2.5 text-ink">
          <TextField
            // Takes the focus, so that a new link is announced and ready to copy.
            key={url}
            autoFocus
            label={t('link')}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="min-w-60 flex-1"
          />
          <Button onClick={() => void copy()}>{t('copy')}</Button>
        </div>
      )}
      {madeAt && !url && (
        <p className="mt-3">{t('linkMade', { day: dayText(locale, dayOf(new Date(madeAt)), dayOf(new Date())) })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" busy={isBusy} onClick={() => void run(() => act('POST'))}>
          {t(madeAt ? 'newLink' : 'makeLink')}
        </Button>
        {madeAt && (
          <Button variant="danger" busy={isBusy} onClick={() => void run(() => act('DELETE'))}>
            {t('revoke')}
          </Button>
        )}
      </div>
      {madeAt && <p className="mt-2 text-xs">{t('newLinkHint')}</p>}
    </RestoredFocus>
  )
}

function isMade(answer: unknown): answer is { url: string; linkMadeAt: string } {
  return typeof answer === 'object' && answer !== null && 'url' in answer && 'linkMadeAt' in answer
}
