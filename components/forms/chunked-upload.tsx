import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { sizeText } from '@/components/platform/size-text'
import { ProgressBar } from '@/components/ui/surface/loading'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'

/** Upload progress: held by the caller, so that a retry resumes where the first attempt stopped. */
export type ResumableUpload<Id> = { id: Id; pieces: number }

type Addresses<Id> = {
  /** Accepts the first chunk, and returns the file's id. */
  first: string
  next: (id: Id, piece: number) => string
}

/**
 * Uploads a file in chunks, so that no proxy rejects it as too large. `onSent` is called after each chunk. Returns the
 * file's id and the last response. Throws an ApiError, or the network's error.
 */
export async function uploadInChunks<Id>(
  file: Blob,
  addresses: Addresses<Id>,
  readId: (answer: unknown) => Id,
  unfinished: ResumableUpload<Id> | null,
  onSent: (sending: ResumableUpload<Id>) => void,
): Promise<{ id: Id; last: unknown }> {
  const pieceOf = (piece: number) => file.slice(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)
  let [sending, last]: [ResumableUpload<Id> | null, unknown] = [unfinished, null]
  if (!sending) {
    last = await callApi(addresses.first, { method: 'POST', body: pieceOf(0) })
    sending = { id: readId(last), pieces: 1 }
    onSent(sending)
  }
  while (sending.pieces * PIECE_BYTES < file.size) {
    const { id, pieces }: ResumableUpload<Id> = sending
    last = await callApi(addresses.next(id, pieces), { method: 'PUT', body: pieceOf(pieces) })
    sending = { id, pieces: pieces + 1 }
    onSent(sending)
  }
  return { id: sending.id, last }
}

/** Whether resuming is pointless, because the server would reject the rest too. After a network error or a busy server, an upload can resume. */
export const isPermanentError = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 429

/** Compares files by value, because an input returns the same file as a new object each time. */
export const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** While on, the browser warns before leaving the page. */
export function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [isOn])
}

type UploadProgressProps = {
  /** What is being uploaded. */
  label: string
  bytes: number
  totalBytes: number
}

/** Progress of a large upload. */
export function UploadProgress({ label, bytes, totalBytes }: UploadProgressProps) {
  const t = useTranslations('forms')
  return (
    <div>
      <ProgressBar label={label} max={totalBytes} value={bytes} />
      <p role="status" className="numbers mt-1 text-sm text-soft">
        {t('sending', { sent: sizeText(bytes), whole: sizeText(totalBytes) })}. {t('stay')}
      </p>
    </div>
  )
}
