import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { AS_IT_COMES, type SettingName, type SettingValue, STORED } from './schema'

export type Setting<N extends SettingName> = { value: SettingValue<N>; version: number }

/** A setting as it stands; as it comes where nobody has set it, or where an older release wrote what this one does not know. */
export async function findSetting<N extends SettingName>(
  name: N,
  connection: Database | Transaction = db(),
): Promise<Setting<N>> {
  const row = await connection.siteSetting.findUnique({ where: { name }, select: { value: true, version: true } })
  const read = row && STORED[name].safeParse(row.value)
  // The schema of this name gives the value of this name, which the compiler cannot follow.
  const value = (read?.success ? read.data : AS_IT_COMES[name]) as SettingValue<N>
  return { value, version: row?.version ?? 0 }
}

/** All of them, for the screen. */
export async function findSettings(): Promise<{ [N in SettingName]: Setting<N> }> {
  const [atOnce, words, notice] = await Promise.all([
    findSetting('at-once'),
    findSetting('words'),
    findSetting('notice'),
  ])
  return { 'at-once': atOnce, words, notice }
}
