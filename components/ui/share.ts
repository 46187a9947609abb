import { showToast } from './overlays/toasts'

export type ShareWords = { copied: string; copyFailed: string }

/** By the device's share sheet if it has one, otherwise by copying the link, and says so. */
export async function shareLink(title: string, url: string, words: ShareWords): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // The sheet was closed.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyLink(url, words)
}

export async function copyLink(url: string, { copied, copyFailed }: ShareWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: copied, description: url })
  } catch {
    showToast({ title: copyFailed, description: url, tone: 'destructive' })
  }
}
