import type { Translate } from '@/lib/platform/language/types'
import { showToast } from './overlays/toasts'

type UiTexts = Translate<'ui'>

/** Opens the device's share sheet if it has one; otherwise copies the link and says so. */
export async function shareLink(t: UiTexts, title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // The sheet was closed.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyLink(t, url)
}

export async function copyLink(t: UiTexts, url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: t('linkCopied'), description: url })
  } catch {
    showToast({ title: t('linkNotCopied'), description: url, tone: 'destructive' })
  }
}
