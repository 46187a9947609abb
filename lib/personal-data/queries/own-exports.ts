import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { SITE } from '@/lib/platform/site'
import { readExportFile } from '../commands/export-file'
import { asOwnExport, exportFileName } from '../rules/exports'
import type { OwnExport } from '../types'

/** Somebody's exports that have not expired, the newest first. */
export async function findOwnExports(actor: SignedInActor, now: Date): Promise<OwnExport[]> {
  const rows = await db().accountExport.findMany({
    where: { userId: actor.id, expiresAt: { gt: now } },
    orderBy: { id: 'desc' },
    select: { id: true, status: true, askedAt: true, expiresAt: true, bytes: true },
  })
  return rows.map((row) => asOwnExport(row, now))
}

/** The packed file of an own export. Throws NotFoundError for one that is another's, not ready, or over. */
export async function findOwnExportFile(
  actor: SignedInActor,
  id: number,
  now: Date,
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> }> {
  const found = await db().accountExport.findFirst({
    where: { id, userId: actor.id, status: 'ready', expiresAt: { gt: now } },
    select: { readyAt: true },
  })
  const content = found && (await readExportFile(id))
  if (!content) throw new NotFoundError('This file is gone. Please ask for a new one in your settings.')
  return { name: exportFileName(SITE.name, found.readyAt ?? now), content }
}
