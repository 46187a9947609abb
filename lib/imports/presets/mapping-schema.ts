import { z } from 'zod'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { KINDS, TRAIT_LISTS } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { STATUSES } from '../cleaning/rules/values'
import { columnsOf, MEANINGS, type Meaning } from '../rules/columns'

/** The schema of `--mapping FILE.json`, which maps the columns of a state's file. Settings: docs/rooms/imports.md. */

const { careTypes, programs, ...otherTraits } = TRAIT_LISTS
/** Fields of a provider that are lists of our codes. */
export const LISTS = { careTypes, programs, amenities: AMENITIES, ...otherTraits } as const
export const WEEKDAY_KEYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const mustBe = (what: string) => ({ error: `must be ${what}.` })
const text = (max: number) =>
  z.string(mustBe('a text')).trim().min(1, mustBe('a text').error).max(max, `is longer than ${max} characters.`)
const column = text(200)
const kind = z.enum(
  KINDS.map(({ code }) => code),
  mustBe(`one of ${KINDS.map(({ code }) => code).join(', ')}`),
)
const status = z.enum(STATUSES, mustBe(`one of ${STATUSES.join(', ')}`))

/** Where a value is in the file: the name of a column, or how to make it from columns. */
const value = z
  .union(
    [
      column,
      z.strictObject({
        column,
        split: z.string().min(1).max(5).optional().meta({ description: 'Cuts the cell at this text.' }),
        part: z.int().min(-20).max(20).optional().meta({ description: 'Which part: 1 is the first, -1 the last.' }),
        words: z
          .record(z.string(), z.string().nullable())
          .optional()
          .meta({ description: 'What words of the file mean; null for one that says nothing.' }),
        unknown: z
          .array(z.string())
          .optional()
          .meta({ description: 'Words that mean “we do not know”, such as FALSE or 0.' }),
      }),
      z.strictObject({
        join: z.array(column).min(1).max(20),
        with: z.string().max(5).default(' ').meta({ description: 'What stands between the joined cells.' }),
      }),
      z.strictObject({ sum: z.array(column).min(1).max(50).meta({ description: 'Columns of numbers to add up.' }) }),
      z.strictObject({ constant: text(200) }),
      z
        .strictObject({ years: column.optional(), months: column.optional(), weeks: column.optional() })
        .refine(({ years, months, weeks }) => years ?? months ?? weeks, { abort: true })
        .meta({ description: 'An age in columns that are named after their units.' }),
    ],
    mustBe('a column, or an object with column, join, sum, constant, or years, months and weeks'),
  )
  .meta({
    description: 'The name of a column, or how the value is made from columns.',
    examples: [
      'License Number',
      { column: 'City, State', split: ',', part: 1 },
      { column: 'Status', words: { Licensed: 'active', Pending: null } },
      { column: 'Capacity', unknown: ['FALSE', '9999'] },
      { join: ['County', 'Number'], with: '-' },
      { sum: ['Infants', 'Toddlers', 'Preschool'] },
      { constant: 'Child care center' },
      { years: 'Min Age Years', months: 'Min Age Months' },
    ],
  })
export type ValueRef = z.output<typeof value>

const LIST_NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[]
const listed = (key: keyof typeof LISTS) => {
  const codes = LISTS[key].map(({ code }) => code) as [string, ...string[]]
  const code = z.enum(codes, mustBe(`a code of ${key}, such as ${codes[0]}`))
  return { list: z.literal(key), code }
}
const words = (key: keyof typeof LISTS) => {
  const { list, code } = listed(key)
  const codes = z.record(z.string(), code.nullable(), mustBe('a list of words and codes'))
  return z.strictObject({ column, list, separator: text(3).default('|'), codes })
}
const flag = (key: keyof typeof LISTS) => z.strictObject({ column, ...listed(key) })
/** The same setting for each of the lists. */
const ofEachList = <Setting extends ReturnType<typeof words> | ReturnType<typeof flag>>(
  setting: (key: keyof typeof LISTS) => Setting,
) =>
  z.array(
    z.discriminatedUnion(
      'list',
      LIST_NAMES.map(setting) as [Setting, ...Setting[]],
      mustBe(`needs a list: ${LIST_NAMES.join(', ')}`),
    ),
    mustBe('a list'),
  )

const columns = z.strictObject(
  Object.fromEntries(
    Object.entries(MEANINGS).map(([key, description]) => [
      key,
      key === 'name' ? value.meta({ description }) : value.optional().meta({ description }),
    ]),
  ) as { [Key in Meaning]: Key extends 'name' ? typeof value : z.ZodOptional<typeof value> },
  mustBe('a list of meanings and columns'),
)

const hoursOfDay = z.union(
  [column, z.strictObject({ opens: column, closes: column })],
  mustBe('a column, or an object with opens and closes'),
)

export const mappingFile = z
  .strictObject(
    {
      $schema: z.string().optional(),
      title: text(100),
      source: text(60).regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be small letters, digits and hyphens, such as ohio-centers.',
      ),
      sourceName: text(120),
      asOf: z.iso.date('must be the day of the file, such as 2026-06-01.'),
      state: z
        .string(mustBe('two capital letters'))
        .regex(/^[A-Z]{2}$/, 'must be two capital letters.')
        .optional(),
      file: z
        .strictObject({ sheet: text(100).optional(), rows: text(200).optional() })
        .optional()
        .meta({ description: 'The sheet of a workbook, or where the rows stand in JSON: “content[]”.' }),
      columns,
      kinds: z.record(z.string(), kind, mustBe('a list of words and kinds')).optional(),
      defaultKind: kind.optional(),
      statuses: z
        .record(z.string(), status.nullable(), mustBe('a list of words and statuses'))
        .optional()
        .meta({
          description: 'What words of columns.status mean if we do not know them; null for one that says nothing.',
          examples: [{ PR: 'open', XC: 'closed' }],
        }),
      ageUnit: z
        .enum(['weeks', 'months', 'years'], mustBe('weeks, months or years'))
        .optional()
        .meta({ description: 'The unit of ages that are bare numbers.' }),
      licenseIssuer: text(80).optional(),
      tuition: z
        .strictObject(
          Object.fromEntries(AGE_BANDS.map(({ code }) => [code, column.optional()])),
          mustBe('a list of age bands and columns'),
        )
        .optional(),
      hours: z
        .strictObject(
          Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, hoursOfDay.optional()])),
          mustBe('a list of weekdays and columns'),
        )
        .optional(),
      words: ofEachList(words).optional(),
      flags: ofEachList(flag)
        .optional()
        .meta({
          description: 'Columns of TRUE or Yes. FALSE or No says nothing: a list often means “not stated”.',
          examples: [[{ column: 'Head Start', list: 'programs', code: 'head_start' }]],
        }),
      filter: z
        .array(
          z.union(
            [
              z.strictObject({ column, only: z.array(z.string()).min(1) }),
              z.strictObject({ column, not: z.array(z.string()).min(1) }),
            ],
            mustBe('an object with column, and only or not'),
          ),
          mustBe('a list'),
        )
        .optional()
        .meta({
          description: 'The rows that are wanted. Others are counted as left out.',
          examples: [[{ column: 'Status', not: ['Closed'] }], [{ column: 'Type', only: ['Center', 'School'] }]],
        }),
      ignore: z
        .array(column, mustBe('a list of columns'))
        .optional()
        .meta({ description: 'Columns that are left out on purpose.' }),
    },
    mustBe('one object in braces'),
  )
  .refine(({ state, columns: of }) => state || of.state || of.address, {
    path: ['state'],
    error: 'is needed where neither columns.state nor columns.address is given.',
  })
  .refine(({ columns: of }) => of.zip || of.address || of.city, {
    path: ['columns', 'zip'],
    error: 'is missing. A city or an address in one column would do as well.',
  })
  .refine(({ kinds, columns: of }) => !of.kind || kinds, { path: ['kinds'], error: 'is needed for columns.kind.' })
  .refine(({ licenseIssuer, columns: of }) => !of.license || licenseIssuer, {
    path: ['licenseIssuer'],
    error: 'is needed for columns.license: a license is shown with who issued it.',
  })
  .refine(({ columns: { opens, closes } }) => !opens === !closes, {
    path: ['columns', 'opens'],
    error: 'and columns.closes need each other.',
  })
export type Mapping = z.output<typeof mappingFile>

/** For editors that complete and check a mapping while it is written: see "$schema" in docs/rooms/imports.md. */
export function mappingJsonSchema(): object {
  return z.toJSONSchema(mappingFile, { io: 'input', reused: 'ref' })
}

/** One sentence for each mistake: where it is, and what is expected instead. */
export function mistakesIn(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const place = issue.path.join('.')
    if (issue.code === 'unrecognized_keys')
      return `There is no setting ${issue.keys.map((key) => `"${key}"`).join(', ')}${place ? ` in ${place}` : ''}.`
    if (issue.code !== 'custom' && issue.input === undefined && place !== '') return `${place} is missing.`
    return place ? `${place} ${issue.message}` : `It ${issue.message}`
  })
}

type Mapped = Pick<Mapping, 'columns' | 'tuition' | 'hours' | 'words' | 'flags' | 'filter'>

/** Every column that a mapping reads. */
export function mappedColumns(mapping: Mapped): string[] {
  const { columns: of, tuition = {}, hours = {}, words: listedWords = [], flags = [], filter = [] } = mapping
  return [
    ...Object.values(of).flatMap(columnsOf),
    ...Object.values(tuition).flatMap((one) => one ?? []),
    ...Object.values(hours).flatMap((day) =>
      day === undefined ? [] : typeof day === 'string' ? [day] : [day.opens, day.closes],
    ),
    ...[...listedWords, ...flags, ...filter].map((one) => one.column),
  ]
}
