import { defineRoute } from '@/lib/access/define-route'
import { addDocument, removeDocument } from '@/lib/claims/commands/document'
import { CLAIM_ROLES, DOCUMENT_ROLES } from '@/lib/claims/policy'
import { readClaimDocument } from '@/lib/claims/queries/document'
import { claimParams } from '@/lib/claims/schema/claim'
import { UPLOAD } from '@/lib/media/schema/upload'
import { now } from '@/lib/platform/clock'

/** Always a download: nothing that somebody sent is opened as a page of ours. */
export const GET = defineRoute({
  access: DOCUMENT_ROLES,
  params: claimParams,
  handle: async ({ actor, params }) => {
    const { type, bytes } = await readClaimDocument(actor, params.id)
    const name = `claim-${params.id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`
    const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
    return new Response(new Uint8Array(bytes), { headers })
  },
})

/** The body is the file as it is. */
export const POST = defineRoute({
  access: CLAIM_ROLES,
  params: claimParams,
  maxFileBytes: UPLOAD.maxBytes,
  handle: async ({ actor, params, file }) => {
    await addDocument(actor, params.id, file, now())
    return { hasDocument: true }
  },
})

export const DELETE = defineRoute({
  access: CLAIM_ROLES,
  params: claimParams,
  handle: async ({ actor, params }) => {
    await removeDocument(actor, params.id)
    return { hasDocument: false }
  },
})
