import 'server-only'
import type { z } from 'zod'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import { Prisma } from '@/prisma/generated/client'
import { findSetting, type Setting } from './queries'
import { SETTING_INPUTS, type SettingName, type settingBody } from './schema'

/**
 * Changes a setting and records it in the audit log. Throws InvalidInputError for an invalid value, and ConflictError if another admin has
 * changed the setting since it was read.
 */
export async function saveSetting<N extends SettingName>(
  admin: SignedInActor,
  name: N,
  { version, value: typed }: z.output<typeof settingBody>,
  now: Date,
): Promise<Setting<N>> {
  const parsed = SETTING_INPUTS[name].safeParse(typed)
  if (!parsed.success) {
    const fields = Object.fromEntries(
      // The messages of the schema are written with message().
      parsed.error.issues.map((issue) => [issue.path.join('.') || 'value', issue.message as Message]),
    )
    throw new InvalidInputError(Object.values(fields)[0] ?? message('platform.errors.unusable'), fields)
  }
  const value = parsed.data ?? Prisma.JsonNull
  return db().$transaction(async (tx) => {
    const { count } =
      version === 0
        ? await tx.siteSetting.createMany({ data: { name, value, version: 1, changedAt: now }, skipDuplicates: true })
        : await tx.siteSetting.updateMany({
            where: { name, version },
            data: { value, version: version + 1, changedAt: now },
          })
    if (count === 0) throw new ConflictError(message('settings.errors.changed'))
    const details = { setting: name, version: version + 1 }
    await recordAudit(tx, { action: 'settings.changed', at: now, actorId: admin.id, details })
    return findSetting(name, tx)
  })
}
