import { GET } from '@/app/api/attachments/[id]/route'
import { POST } from '@/app/api/inquiries/[id]/attachments/route'
import type { SignedInActor } from '@/lib/access/types'
import { sessionCookie } from '../accounts/actors'
import { setRequestCookies } from '../accounts/request-cookies'

const SITE = 'http://localhost:3000'

/** Adds a file to a message that somebody is about to write. */
export async function attach(person: SignedInActor, inquiryId: number, file: Uint8Array, name = 'Photo.jpg') {
  setRequestCookies(await sessionCookie(person))
  const init = { method: 'POST', headers: { origin: SITE }, body: new Uint8Array(file) }
  const request = new Request(`${SITE}/api/inquiries/${inquiryId}/attachments?name=${encodeURIComponent(name)}`, init)
  const response = await POST(request, { params: Promise.resolve({ id: String(inquiryId) }) })
  return { status: response.status, json: await response.json() }
}

/** Requests a file with this person's session, or as a visitor. */
export async function fetchAttachment(person: SignedInActor | null, id: number): Promise<Response> {
  setRequestCookies(person ? await sessionCookie(person) : '')
  return GET(new Request(`${SITE}/api/attachments/${id}`), { params: Promise.resolve({ id: String(id) }) })
}
