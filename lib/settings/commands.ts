import 'server-only'
import type { z } from 'zod'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { findSetting, type Setting } from './queries'
import { SETTING_INPUTS, type SettingName, type settingBody } from './schema'

const MEANWHILE = 'Another admin has changed this setting since you opened it.'

/**
 * Changes a setting, which is logged. Of two admins at once one does it and the other is told. Throws InvalidInputError for what cannot be
 * set, and ConflictError where the setting is another one than was read.
 */
export async function saveSetting<N extends SettingName>(
  admin: SignedInActor,
  name: N,
  body: z.output<typeof settingBody>,
  now: Date,
): Promise<Setting<N>> {
  const read = SETTING_INPUTS[name].safeParse(body)
  if (!read.success) {
    const fields = Object.fromEntries(
      read.error.issues.map(({ path, message }) => [path.slice(1).join('.') || 'value', message]),
    )
    throw new InvalidInputError(Object.values(fields)[0] ?? '', fields)
  }
  const { version, value } = read.data
  return db().$transaction(async (tx) => {
    const changed = await tx.$executeRaw`
      INSERT INTO site_settings (name, value, version, changed_at)
      SELECT ${name}, ${JSON.stringify(value)}::jsonb, 1, ${now} WHERE ${version} = 0
      ON CONFLICT (name) DO NOTHING`
    const again =
      changed === 0 &&
      (await tx.$executeRaw`
        UPDATE site_settings SET value = ${JSON.stringify(value)}::jsonb, version = version + 1, changed_at = ${now}
        WHERE name = ${name} AND version = ${version} AND ${version} > 0`)
    if (changed === 0 && again !== 1) throw new ConflictError(MEANWHILE)
    const details = { setting: name, version: version + 1 }
    await recordAudit(tx, { action: 'settings.changed', at: now, actorId: admin.id, details })
    return findSetting(name, tx)
  })
}
