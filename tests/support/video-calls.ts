import { PUT as addPiece } from '@/app/api/provider-videos/[id]/pieces/[piece]/route'
import { POST as add } from '@/app/api/provider-videos/route'
import { GET as serve } from '@/app/videos/[name]/route'
import { PIECE_BYTES } from '@/lib/platform/pieces'

const SITE = 'http://localhost:3000'
const request = (path: string, method: string, bytes: Uint8Array, origin = SITE) =>
  new Request(`${SITE}${path}`, { method, headers: { origin }, body: new Uint8Array(bytes) })
async function read(response: Response) {
  return { status: response.status, json: await response.json() }
}

/** The first piece, or all of it, as whoever is signed in sends it. */
export async function sendFirst(film: Uint8Array, bytes: number | null = film.byteLength, origin?: string) {
  const query = bytes === null ? '' : `?bytes=${bytes}`
  const body = film.subarray(0, PIECE_BYTES)
  return read(await add(request(`/api/provider-videos${query}`, 'POST', body, origin), { params: Promise.resolve({}) }))
}
export async function sendPiece(id: string, piece: number, bytes: Uint8Array) {
  const params = Promise.resolve({ id, piece: String(piece) })
  return read(await addPiece(request('/api/provider-videos/x/pieces/1', 'PUT', bytes), { params }))
}
export const pieceOf = (film: Uint8Array, piece: number) =>
  film.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)

/** As a player asks for it. `path`: its address. */
export function play(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const name = path.replace('/videos/', '')
  return serve(new Request(`${SITE}${path}`, { headers, method }), { params: Promise.resolve({ name }) })
}
