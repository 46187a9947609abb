import { z } from 'zod'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { AGE_BANDS } from '@/lib/providers/rules/ages'

/** The schema of `--mapping FILE.json`, which maps the columns of a state's file. Settings: docs/rooms/imports.md. */

const LISTS = {
  careTypes: CARE_TYPES,
  programs: PROGRAMS,
  amenities: AMENITIES,
  curricula: CURRICULA,
  accreditations: ACCREDITATIONS,
  languages: LANGUAGES,
  schedules: SCHEDULES,
} as const
export const WEEKDAY_KEYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const mustBe = (what: string) => ({ error: `must be ${what}.` })
const text = (max: number) =>
  z.string(mustBe('a text')).trim().min(1, mustBe('a text').error).max(max, `is longer than ${max} characters.`)
const column = text(200)
const kind = z.enum(
  KINDS.map(({ code }) => code),
  mustBe(`one of ${KINDS.map(({ code }) => code).join(', ')}`),
)
const list = <const Key extends keyof typeof LISTS>(key: Key) => {
  const codes = LISTS[key].map(({ code }) => code) as [string, ...string[]]
  return z.strictObject({
    column,
    list: z.literal(key),
    separator: text(3).default('|'),
    codes: z.record(
      z.string(),
      z.enum(codes, mustBe(`a code of ${key}, such as ${codes[0]}`)),
      mustBe('a list of words and codes'),
    ),
  })
}

const columns = z.strictObject(
  {
    name: column,
    zip: column,
    ...z
      .strictObject({
        ...z.strictObject({ id: column, street: column, street2: column, city: column, state: column, county: column })
          .shape,
        ...z.strictObject({ phone: column, extension: column, email: column, website: column, capacity: column }).shape,
        ...z.strictObject({ latitude: column, longitude: column, kind: column, license: column, asOf: column }).shape,
        ...z.strictObject({ youngest: column, oldest: column, registrationFee: column }).shape,
      })
      .partial().shape,
  },
  mustBe('a list of meanings and columns'),
)

export const mappingFile = z
  .strictObject(
    {
      title: text(100),
      source: text(60).regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be small letters, digits and hyphens, such as ohio-centers.',
      ),
      sourceName: text(120),
      asOf: z.iso.date(mustBe('the day of the file, such as 2026-06-01')),
      state: z
        .string(mustBe('two capital letters'))
        .regex(/^[A-Z]{2}$/, 'must be two capital letters.')
        .optional(),
      columns,
      kinds: z.record(z.string(), kind, mustBe('a list of words and kinds')).optional(),
      defaultKind: kind.optional(),
      ageUnit: z.enum(['weeks', 'months', 'years'], mustBe('weeks, months or years')).optional(),
      licenseIssuer: text(80).optional(),
      tuition: z
        .strictObject(
          Object.fromEntries(AGE_BANDS.map(({ code }) => [code, column.optional()])),
          mustBe('a list of age bands and columns'),
        )
        .optional(),
      hours: z
        .strictObject(
          Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, column.optional()])),
          mustBe('a list of weekdays and columns'),
        )
        .optional(),
      words: z
        .array(
          z.discriminatedUnion(
            'list',
            [
              list('careTypes'),
              list('programs'),
              list('amenities'),
              list('curricula'),
              list('accreditations'),
              list('languages'),
              list('schedules'),
            ],
            mustBe(`needs a list: ${Object.keys(LISTS).join(', ')}`),
          ),
          mustBe('a list'),
        )
        .optional(),
    },
    mustBe('one object in braces'),
  )
  .refine(({ state, columns: of }) => state || of.state, {
    path: ['state'],
    error: 'is needed where columns.state is not given.',
  })
  .refine(({ kinds, columns: of }) => !of.kind || kinds, { path: ['kinds'], error: 'is needed for columns.kind.' })
  .refine(({ licenseIssuer, columns: of }) => !of.license || licenseIssuer, {
    path: ['licenseIssuer'],
    error: 'is needed for columns.license: a license is shown with who issued it.',
  })
  .refine(({ ageUnit, columns: { youngest, oldest } }) => (!youngest && !oldest) || ageUnit, {
    path: ['ageUnit'],
    error: 'is needed for columns.youngest and columns.oldest.',
  })
export type Mapping = z.output<typeof mappingFile>

/** One sentence for each mistake: where it is and what is expected there. */
export function mistakesIn(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const place = issue.path.join('.')
    if (issue.code === 'unrecognized_keys')
      return `There is no setting ${issue.keys.map((key) => `"${key}"`).join(', ')}${place ? ` in ${place}` : ''}.`
    if (issue.code === 'invalid_type' && issue.input === undefined && place !== '') return `${place} is missing.`
    return place ? `${place} ${issue.message}` : `It ${issue.message}`
  })
}
