'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

/** Creates, renews and revokes the secret URL. `since` is the formatted day since which it exists, or null if there is none. */
export function FeedSettings({ since: initialSince }: { since: string | null }) {
  const t = useTranslations('enrollment.feed')
  const [since, setSince] = useState(initialSince)
  const [address, setAddress] = useState<string>()
  const { run, isBusy } = useAction(t('failed'), 'toast')
  const hasAddress = address !== undefined || since !== null

  async function changeFeed(method: 'POST' | 'DELETE') {
    const answer = await callApi(dashboardRoutes.api.calendarFeed(), { method })
    setAddress(method === 'POST' ? addressIn(answer) : undefined)
    setSince(null)
    showToast({ title: method === 'POST' ? t('made') : t('ended') })
  }

  return (
    <RestoredFocus className="grid gap-4">
      {address ? (
        <TextField label={t('address')} hint={t('addressHint')} value={address} readOnly onFocus={selectAll} />
      ) : (
        since && <p>{t('since', { day: since })}</p>
      )}
      {hasAddress && <p className="text-sm text-soft">{t('renewText')}</p>}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" busy={isBusy} onClick={() => void run(() => changeFeed('POST'))}>
          {hasAddress ? t('renew') : t('make')}
        </Button>
        {hasAddress && (
          <Button variant="danger" busy={isBusy} onClick={() => void run(() => changeFeed('DELETE'))}>
            {t('end')}
          </Button>
        )}
      </div>
    </RestoredFocus>
  )
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()

function addressIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'address' in answer && typeof answer.address === 'string')
    return answer.address
  throw new Error('This is no address of a calendar.')
}
