import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { DEFAULT_SETTINGS, type SettingName, type SettingValue, STORED_SETTINGS } from './schema'

export type Setting<N extends SettingName> = { value: SettingValue<N>; version: number }

/** A setting's current value; its default if it was never set, or if another release wrote a value that this one does not know. */
export async function findSetting<N extends SettingName>(
  name: N,
  connection: Database | Transaction = db(),
): Promise<Setting<N>> {
  const row = await connection.siteSetting.findUnique({ where: { name }, select: { value: true, version: true } })
  const parsed = row && STORED_SETTINGS[name].safeParse(row.value)
  // The compiler cannot see that the schema of this name has the value type of this name.
  const value = (parsed?.success ? parsed.data : DEFAULT_SETTINGS[name]) as SettingValue<N>
  return { value, version: row?.version ?? 0 }
}

/** All settings, for the settings page. */
export async function findSettings(): Promise<{ [N in SettingName]: Setting<N> }> {
  const [immediate, words, notice] = await Promise.all([
    findSetting('at-once'),
    findSetting('words'),
    findSetting('notice'),
  ])
  return { 'at-once': immediate, words, notice }
}
