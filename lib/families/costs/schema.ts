import { z } from 'zod'
import { type Message, message } from '@/lib/platform/language/message'
import { monthOf, startProblem } from './rules/estimate'

/** The years a form accepts. */
const YEARS = { min: 2015, max: 2060 } as const
const MAX_REGISTRATION_DOLLARS = 5_000
const MAX_PLACE_LENGTH = 100
const MONTH = message('families.costFormErrors.month')
const YEAR = message('families.costFormErrors.year')
const DAYS = message('families.costFormErrors.days')
const PLACE = message('families.costFormErrors.place')

const month = z.coerce.number(MONTH).int(MONTH).min(1, MONTH).max(12, MONTH)
const year = z.coerce.number(YEAR).int(YEAR).min(YEARS.min, YEAR).max(YEARS.max, YEAR)
/** An empty field means unknown. */
const optionalNumber = (max: number, problem: Message) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text.replace(/^\$/, ''))))
    .refine((value) => value === null || (Number.isFinite(value) && value >= 0 && value <= max), problem)
    .default(null)

/** GET /tools/cost-estimator: the form's fields. Money is in dollars. */
const costQuery = z
  .object({
    place: z
      .string(PLACE)
      .trim()
      .min(1, PLACE)
      .max(MAX_PLACE_LENGTH, message('families.costFormErrors.placeTooLong', { most: MAX_PLACE_LENGTH })),
    birthMonth: month,
    birthYear: year,
    startMonth: month,
    startYear: year,
    days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(5, DAYS).default(5),
    vpk: z.enum(['yes', 'no'], message('families.costFormErrors.vpk')).default('yes'),
    sibling: optionalNumber(100, message('families.costFormErrors.sibling')),
    registration: optionalNumber(
      MAX_REGISTRATION_DOLLARS,
      message('families.costFormErrors.registration', { most: MAX_REGISTRATION_DOLLARS }),
    ),
  })
  .transform((query) => ({
    place: query.place,
    birth: monthOf(query.birthYear, query.birthMonth),
    start: monthOf(query.startYear, query.startMonth),
    daysPerWeek: query.days,
    usesVpk: query.vpk === 'yes',
    siblingDiscountPercent: query.sibling,
    registrationFeeCents: query.registration === null ? null : Math.round(query.registration * 100),
  }))
  .superRefine(({ birth, start }, context) => {
    const problem = startProblem(birth, start)
    if (problem) context.addIssue({ code: 'custom', path: ['startMonth'], message: problem })
  })

export type CostInput = z.output<typeof costQuery>
export type ParsedCostQuery =
  /** The form was not submitted yet. `given` prefills it. */
  | { kind: 'empty'; given: Record<string, string> }
  | { kind: 'wrong'; given: Record<string, string>; errors: Record<string, string> }
  | { kind: 'submitted'; given: Record<string, string>; input: CostInput }

/** Parses a URL's parameters. Of a repeated one, the first is used. A place alone (a link from a city's page) does not count as a submitted form. */
export function parseCostQuery(params: Record<string, string | string[] | undefined>): ParsedCostQuery {
  const given: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) given[key] = first.slice(0, 200)
  }
  if (!('birthMonth' in given) && !('startMonth' in given)) return { kind: 'empty', given }
  const result = costQuery.safeParse(given)
  if (result.success) return { kind: 'submitted', given, input: result.data }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message
  return { kind: 'wrong', given, errors }
}
