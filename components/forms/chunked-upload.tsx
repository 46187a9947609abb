import { useEffect } from 'react'
import { ProgressBar } from '@/components/ui/surface/loading'
import { CallError, callApi } from '@/lib/platform/http/api-client'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { sizeText, formMessages as texts } from './messages'

/** How much of a file is here: kept by whoever sends it, so that a second try goes on where the first stopped. */
export type Sending<Id> = { id: Id; pieces: number }

type Addresses<Id> = {
  /** Takes the first piece, and answers which file it is. */
  first: string
  further: (id: Id, piece: number) => string
}

/**
 * Sends a file piece by piece, so that no proxy on the way finds it too large. `onSent` hears of each piece that arrived. Answers which
 * file it is, and what the last piece was answered. Throws a CallError, or what the network threw.
 */
export async function uploadInChunks<Id>(
  file: Blob,
  addresses: Addresses<Id>,
  idIn: (answer: unknown) => Id,
  begun: Sending<Id> | null,
  onSent: (sending: Sending<Id>) => void,
): Promise<{ id: Id; last: unknown }> {
  const pieceOf = (piece: number) => file.slice(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)
  let [sending, last]: [Sending<Id> | null, unknown] = [begun, null]
  if (!sending) {
    last = await callApi(addresses.first, { method: 'POST', body: pieceOf(0) })
    sending = { id: idIn(last), pieces: 1 }
    onSent(sending)
  }
  while (sending.pieces * PIECE_BYTES < file.size) {
    const { id, pieces }: Sending<Id> = sending
    last = await callApi(addresses.further(id, pieces), { method: 'PUT', body: pieceOf(pieces) })
    sending = { id, pieces: pieces + 1 }
    onSent(sending)
  }
  return { id: sending.id, last }
}

/** The server will not take the rest either; what the network or a busy server stopped goes on. */
export const isFinal = (error: unknown) => error instanceof CallError && error.status < 500 && error.status !== 429

/** A form gives the same file as another object each time. */
export const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** While it is on, the browser asks before it leaves the page. */
export function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}

type SentSoFarProps = {
  /** What is being sent. */
  label: string
  bytes: number
  whole: number
}

/** How much of a large file is here. */
export const UploadProgress = ({ label, bytes, whole }: SentSoFarProps) => (
  <div>
    <ProgressBar label={label} max={whole} value={bytes} />
    <p role="status" className="numbers mt-1 text-sm text-soft">
      {texts.sending(sizeText(bytes), sizeText(whole))}. {texts.stay}
    </p>
  </div>
)
