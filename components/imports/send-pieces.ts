import { PIECE_BYTES } from '@/lib/imports/rules/upload-steps'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { idIn } from './upload-answer'

/** How much of a file is here: kept by whoever sends it, so that a second try goes on where the first stopped. */
export type Sending = { id: number; pieces: number }

/**
 * Sends a file piece by piece, so that no proxy on the way finds it too large. `onSent` hears of each piece that arrived. Answers the number
 * of the upload. Throws a CallError, or what the network threw.
 */
export async function sendInPieces(
  file: File,
  kind: string,
  begun: Sending | null,
  onSent: (sending: Sending) => void,
): Promise<number> {
  const pieceOf = (piece: number) => file.slice(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)
  let sending = begun
  if (!sending) {
    const address = routes.api.imports({ kind, name: file.name, bytes: file.size || undefined })
    sending = { id: idIn(await callApi(address, { method: 'POST', body: pieceOf(0) })), pieces: 1 }
    onSent(sending)
  }
  while (sending.pieces * PIECE_BYTES < file.size) {
    const { id, pieces }: Sending = sending
    await callApi(routes.api.importPiece(id, pieces), { method: 'PUT', body: pieceOf(pieces) })
    sending = { id, pieces: pieces + 1 }
    onSent(sending)
  }
  return sending.id
}
