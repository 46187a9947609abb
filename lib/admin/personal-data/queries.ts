import 'server-only'
import { strToU8, zipSync } from 'fflate'
import type { SignedInActor } from '@/lib/access/types'
import { filesOf } from '@/lib/media/queries'
import { SITE } from '@/lib/platform/config/site'
import { db } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { PERSONAL_TABLES } from './catalogue'
import { asOwnExport, exportFileName, ownRows, type Person } from './rules'
import type { OwnExport } from './schema'

/** The name of a table's file in the export. */
export const fileOf = (table: string) => `${table.replaceAll('_', '-')}.json`

/** The read-me of an export in the language of its owner: what each file holds, and what is in no file. */
export function readmeText(locale: Locale, site: { name: string; privacyEmail: string }, madeAt: Date): string {
  const t = translate(locale, 'accounts.exportReadMe')
  const tableName = translate(locale, 'accounts.exportTables')
  const lines = PERSONAL_TABLES.map(({ table, exported }) =>
    exported ? `  ${fileOf(table)}: ${tableName(table)}` : `  ${t('inNoFile', { what: tableName(table) })}`,
  )
  return [
    t('title', { site: site.name, time: madeAt.toISOString() }),
    '',
    t('format'),
    '',
    ...lines,
    '',
    t('secrets'),
    t('questions', { email: site.privacyEmail }),
    '',
  ].join('\n')
}

/** A ZIP of all data the catalogue assigns to a person: a read-me, a JSON file per table, and their files. */
export async function packPersonalData(person: Person, locale: Locale, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = { 'README.txt': strToU8(readmeText(locale, SITE, now)) }
  for (const { table, foundBy, exported } of PERSONAL_TABLES) {
    if (!exported) continue
    const { where, values } = ownRows(foundBy, person)
    const columns = exported.map((column) => `"${column}"`).join(', ')
    const [found] = await db().$queryRawUnsafe<{ rows: unknown }[]>(
      `SELECT coalesce(jsonb_agg(to_jsonb(own)), '[]') AS rows FROM (SELECT ${columns} FROM "${table}" WHERE ${where}) own`,
      ...values,
    )
    files[fileOf(table)] = strToU8(`${JSON.stringify(found?.rows ?? [], null, 2)}\n`)
  }
  for await (const { key, bytes } of filesOf(person.id)) files[`files/${key}`] = bytes
  return new Uint8Array(zipSync(files, { mtime: now }))
}

/** The actor's exports that have not expired, newest first. */
export async function findOwnExports(actor: SignedInActor, now: Date): Promise<OwnExport[]> {
  const rows = await db().accountExport.findMany({
    where: { userId: actor.id, expiresAt: { gt: now } },
    orderBy: { id: 'desc' },
    select: { id: true, status: true, askedAt: true, expiresAt: true, bytes: true },
  })
  return rows.map((row) => asOwnExport(row, now))
}

/** The packed file of one of the actor's exports. Throws NotFoundError for any other, and if it is not ready or expired. */
export async function findOwnExportFile(
  actor: SignedInActor,
  id: number,
  now: Date,
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> }> {
  const found = await db().accountExport.findFirst({
    where: { id, userId: actor.id, status: 'ready', expiresAt: { gt: now } },
    select: { readyAt: true, file: { select: { content: true } } },
  })
  if (!found?.file) throw new NotFoundError(message('accounts.answers.noExport'))
  return { name: exportFileName(SITE.name, found.readyAt ?? now), content: found.file.content }
}
