import { z } from 'zod'
import { isStorable } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'
import { OFFICE_ZONE } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import { IMMEDIATE_RULES, NOTICE_MAX_LENGTH, WORD_LIMITS } from './rules'

/** The stored value of each setting. */
export const STORED_SETTINGS = {
  'at-once': z.object({ rules: z.array(z.enum(IMMEDIATE_RULES)) }),
  words: z.object({ reviews: z.array(z.string()), messages: z.array(z.string()) }),
  notice: z.object({ text: z.string(), from: z.iso.datetime(), until: z.iso.datetime() }).nullable(),
} as const
export type SettingName = keyof typeof STORED_SETTINGS
export type SettingValue<N extends SettingName> = z.output<(typeof STORED_SETTINGS)[N]>

export const DEFAULT_SETTINGS: { [N in SettingName]: SettingValue<N> } = {
  'at-once': { rules: ['phone-same-area', 'logo-removed', 'photos-rearranged'] },
  words: { reviews: [], messages: [] },
  notice: null,
}

/** Words or phrases, one per line, as an admin types them. Removes duplicates and empty lines; allows a trailing star. */
const typedWords = z.string(message('settings.errors.onePerLine')).transform((text, context) => {
  const lines = [...new Set(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim().toLowerCase()))].filter(
    Boolean,
  )
  const reject = (problem: Message) => {
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  }
  if (lines.length > WORD_LIMITS.most)
    return reject(message('settings.errors.tooManyLines', { most: WORD_LIMITS.most }))
  for (const line of lines) {
    const shown = { line: line.slice(0, 40) }
    if (!/^[\p{L}\p{N}][\p{L}\p{N} '’-]*\*?$/u.test(line)) return reject(message('settings.errors.unusableLine', shown))
    if (line.replace(/[^\p{L}\p{N}]/gu, '').length < WORD_LIMITS.shortest)
      return reject(message('settings.errors.shortLine', shown))
    if (line.length > WORD_LIMITS.longest)
      return reject(message('settings.errors.longLine', { ...shown, most: WORD_LIMITS.longest }))
  }
  return lines
})

const moment = (missing: Message) =>
  z.string(missing).transform((text, context) => {
    const at = instantOf(text, OFFICE_ZONE)
    if (!at) context.addIssue({ code: 'custom', message: missing })
    return at?.toISOString() ?? z.NEVER
  })

const noticeInput = z
  .object({
    text: z
      .string()
      .transform((text) => text.replace(/\s+/g, ' ').trim())
      .pipe(
        z
          .string()
          .min(1, message('settings.errors.writeNotice'))
          .max(NOTICE_MAX_LENGTH, message('settings.errors.longNotice', { most: NOTICE_MAX_LENGTH }))
          .refine(isStorable, message('settings.errors.character')),
      ),
    from: moment(message('settings.errors.start')),
    until: moment(message('settings.errors.end')),
  })
  .refine(({ from, until }) => from < until, { message: message('settings.errors.endFirst'), path: ['until'] })

/** The value of each setting as its form sends it. */
export const SETTING_INPUTS = {
  'at-once': STORED_SETTINGS['at-once'],
  words: z.object({ reviews: typedWords, messages: typedWords }),
  notice: noticeInput.nullable(),
} as const

export const settingParams = z.object({
  name: z.enum(['at-once', 'words', 'notice'], message('settings.errors.unknown')),
})
/** `version` is the one that was read; SETTING_INPUTS validates the value. */
export const settingBody = z.object({ version: z.int(message('settings.errors.openAgain')), value: z.unknown() })
