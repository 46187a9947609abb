'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/actions/button'
import { useIsHydrated } from '@/components/ui/hooks'
import { copyLink, shareLink } from '@/components/ui/share'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'

/** Articles already reported by this page; the server counts each visitor once a day. */
const reported = new Set<number>()

/** Counts that an article was opened. Renders nothing; failures are ignored. */
export function CountedArticle({ id }: { id: number }) {
  useEffect(() => {
    const tell = () => {
      // A page in a background tab has not been seen.
      if (document.visibilityState !== 'visible' || reported.has(id)) return
      reported.add(id)
      fetch(routes.api.articleViews(id), { method: 'POST', keepalive: true }).catch(() => {})
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id])
  return null
}

/** Shares with the phone's share sheet if there is one, otherwise copies the link. Without JavaScript it is not shown. */
export function ShareArticle({ title, url }: { title: string; url: string }) {
  const t = useTranslations('content.articles')
  const ui = useTranslations('ui')
  const isAlive = useIsHydrated()
  if (!isAlive) return null
  const canShare = typeof navigator.share === 'function'

  return (
    <div className="flex flex-wrap gap-2.5">
      {canShare && (
        <Button variant="secondary" onClick={() => void shareLink(ui, title, url)}>
          <Icon name="share" />
          {t('share')}
        </Button>
      )}
      <Button variant={canShare ? 'quiet' : 'secondary'} onClick={() => void copyLink(ui, url)}>
        {!canShare && <Icon name="share" />}
        {t('copyLink')}
      </Button>
    </div>
  )
}
