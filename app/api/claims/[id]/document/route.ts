import { defineRoute } from '@/lib/access/routes/define-route'
import { addDocument, removeDocument } from '@/lib/listings/claims/commands/claim'
import { readClaimDocument } from '@/lib/listings/claims/queries/claim-file'
import { claimParams } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES, DOCUMENT_ROLES } from '@/lib/listings/policy'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { now } from '@/lib/platform/time/clock'

/** Always a download: uploaded files are never opened as a page of this site. */
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

/** The body is the raw file. */
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
