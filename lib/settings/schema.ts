import { z } from 'zod'
import { SITE } from '@/lib/platform/config/site'
import { instantOf } from '@/lib/platform/time/zoned-time'
import { IMMEDIATE_RULES, NOTICE_MAX_LENGTH, WORD_LIMITS } from './rules'

/** The office's time zone. */
const ZONE = SITE.timeZone
const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text)

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
const typedWords = z.string('Please write one word or phrase per line.').transform((text, context) => {
  const lines = [...new Set(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim().toLowerCase()))].filter(
    Boolean,
  )
  const reject = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  if (lines.length > WORD_LIMITS.most) return reject(`At most ${WORD_LIMITS.most} lines.`)
  for (const line of lines) {
    const shown = `“${line.slice(0, 40)}”`
    if (!/^[\p{L}\p{N}][\p{L}\p{N} '’-]*\*?$/u.test(line))
      return reject(`We can’t use ${shown}. Use letters, digits, spaces and hyphens, and one star at the end.`)
    if (line.replace(/[^\p{L}\p{N}]/gu, '').length < WORD_LIMITS.shortest)
      return reject(`${shown} is too short; it would match everything.`)
    if (line.length > WORD_LIMITS.longest)
      return reject(`${shown} is too long: at most ${WORD_LIMITS.longest} characters.`)
  }
  return lines
})

const moment = (missing: string) =>
  z.string(missing).transform((text, context) => {
    const at = instantOf(text, ZONE)
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
          .min(1, 'Please write the notice.')
          .max(NOTICE_MAX_LENGTH, `Please use at most ${NOTICE_MAX_LENGTH} characters.`)
          .refine(isStorable, 'This has a character we can’t save.'),
      ),
    from: moment('Please enter when it starts.'),
    until: moment('Please enter when it ends.'),
  })
  .refine(({ from, until }) => from < until, { message: 'It must end after it starts.', path: ['until'] })

const version = z.int('Please open the settings again.')

/** The body of the settings form; `version` is the one that was read. */
export const SETTING_INPUTS = {
  'at-once': z.object({ version, value: STORED_SETTINGS['at-once'] }),
  words: z.object({ version, value: z.object({ reviews: typedWords, messages: typedWords }) }),
  notice: z.object({ version, value: noticeInput.nullable() }),
} as const

export const settingParams = z.object({ name: z.enum(['at-once', 'words', 'notice'], 'We can’t find this setting.') })
export const settingBody = z.object({ version, value: z.unknown() })
