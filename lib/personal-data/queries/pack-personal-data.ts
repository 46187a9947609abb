import 'server-only'
import { strToU8, zipSync } from 'fflate'
import { filesOf } from '@/lib/media/queries'
import { db } from '@/lib/platform/db'
import { SITE } from '@/lib/platform/site'
import { PERSONAL_TABLES } from '../catalogue'
import { ownRows, type Person } from '../rules/own-rows'
import { fileOf, readMe } from '../rules/read-me'

/** Everything that the catalogue gives a person, as a ZIP: a README, a JSON file per table, and their files. */
export async function packPersonalData(person: Person, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = { 'README.txt': strToU8(readMe(SITE, now)) }
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
