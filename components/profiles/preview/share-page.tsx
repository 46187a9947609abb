'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toast-store'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { previewTexts as texts } from './texts'

/** Shares the public page, since the preview opens for nobody else: by the device's own menu, or as a copied link. */
export function SharePage({ id, name }: { id: string; name: string }) {
  async function share() {
    const url = absoluteUrl(routes.provider(id), window.location.origin)
    try {
      if ('share' in navigator) return await navigator.share({ title: name, url })
      await window.navigator.clipboard.writeText(url)
      showToast({ title: texts.copied, description: url })
    } catch (error) {
      // Somebody closed the menu again.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: texts.copyFailed, description: url, tone: 'destructive' })
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon name="share" />
      {texts.share}
    </Button>
  )
}
