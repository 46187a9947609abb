import 'server-only'
import type { z } from 'zod'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import { findSetting, type Setting } from './queries'
import { SETTING_INPUTS, type SettingName, type settingBody } from './schema'

/**
 * Changes a setting and records it in the audit log. Throws InvalidInputError for an invalid value, and ConflictError if another admin has
 * changed the setting since it was read.
 */
export async function saveSetting<N extends SettingName>(
  admin: SignedInActor,
  name: N,
  body: z.output<typeof settingBody>,
  now: Date,
): Promise<Setting<N>> {
  const parsed = SETTING_INPUTS[name].safeParse(body)
  if (!parsed.success) {
    const fields = Object.fromEntries(
      // The messages of the schema are written with message().
      parsed.error.issues.map((issue) => [issue.path.slice(1).join('.') || 'value', issue.message as Message]),
    )
    throw new InvalidInputError(Object.values(fields)[0] ?? message('platform.errors.unusable'), fields)
  }
  const { version, value } = parsed.data
  return db().$transaction(async (tx) => {
    const changed = await tx.$executeRaw`
      INSERT INTO site_settings (name, value, version, changed_at)
      SELECT ${name}, ${JSON.stringify(value)}::jsonb, 1, ${now} WHERE ${version} = 0
      ON CONFLICT (name) DO NOTHING`
    const updated =
      changed === 0 &&
      (await tx.$executeRaw`
        UPDATE site_settings SET value = ${JSON.stringify(value)}::jsonb, version = version + 1, changed_at = ${now}
        WHERE name = ${name} AND version = ${version} AND ${version} > 0`)
    if (changed === 0 && updated !== 1) throw new ConflictError(message('settings.errors.changed'))
    const details = { setting: name, version: version + 1 }
    await recordAudit(tx, { action: 'settings.changed', at: now, actorId: admin.id, details })
    return findSetting(name, tx)
  })
}
