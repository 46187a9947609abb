import { showToast } from './overlays/toasts'

const texts = { copied: 'Link copied', copyFailed: 'We couldn’t copy the link.' } as const

/** By the device's share sheet if it has one, otherwise by copying the link, and says so. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // The sheet was closed.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyLink(url)
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: texts.copied, description: url })
  } catch {
    showToast({ title: texts.copyFailed, description: url, tone: 'destructive' })
  }
}
