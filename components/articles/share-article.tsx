'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toast-store'
import { useIsAlive } from '@/components/ui/use-is-alive'
import { pageTexts as texts } from './texts'

/** By the phone's own sheet where it has one, and by the link. Without JavaScript the address bar does it. */
export function ShareArticle({ title, url }: { title: string; url: string }) {
  const isAlive = useIsAlive()
  if (!isAlive) return null
  const canShare = typeof navigator.share === 'function'

  async function share() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: texts.copied })
    } catch {
      showToast({ title: texts.copyFailed, tone: 'destructive' })
    }
  }
  return (
    <div className="flex flex-wrap gap-2.5">
      {canShare && (
        <Button variant="secondary" onClick={() => void share()}>
          <Icon name="share" />
          {texts.share}
        </Button>
      )}
      <Button variant={canShare ? 'quiet' : 'secondary'} onClick={() => void copy()}>
        {!canShare && <Icon name="share" />}
        {texts.copyLink}
      </Button>
    </div>
  )
}
