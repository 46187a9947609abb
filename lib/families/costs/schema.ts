import { z } from 'zod'
import { monthOf, startProblem } from './rules/estimate'

/** The years a form accepts. */
const YEARS = { min: 2015, max: 2060 } as const
export const MAX_REGISTRATION_DOLLARS = 5_000
const MAX_PLACE_LENGTH = 100

const month = z.coerce
  .number('Choose a month.')
  .int('Choose a month.')
  .min(1, 'Choose a month.')
  .max(12, 'Choose a month.')
const year = z.coerce
  .number('Choose a year.')
  .int('Choose a year.')
  .min(YEARS.min, 'Choose a year.')
  .max(YEARS.max, 'Choose a year.')
/** An empty field means unknown. */
const optionalNumber = (max: number, message: string) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text.replace(/^\$/, ''))))
    .refine((value) => value === null || (Number.isFinite(value) && value >= 0 && value <= max), message)
    .default(null)

/** GET /tools/cost-estimator: the form's fields. Money is in dollars. */
export const costQuery = z
  .object({
    place: z
      .string('Enter a ZIP code, a city or a county.')
      .trim()
      .min(1, 'Enter a ZIP code, a city or a county.')
      .max(MAX_PLACE_LENGTH, `Please type at most ${MAX_PLACE_LENGTH} characters.`),
    birthMonth: month,
    birthYear: year,
    startMonth: month,
    startYear: year,
    days: z.coerce
      .number('Choose 1 to 5 days.')
      .int('Choose 1 to 5 days.')
      .min(1, 'Choose 1 to 5 days.')
      .max(5, 'Choose 1 to 5 days.')
      .default(5),
    vpk: z.enum(['yes', 'no'], 'Choose yes or no.').default('yes'),
    sibling: optionalNumber(100, 'Enter a number from 0 to 100, or leave it empty.'),
    registration: optionalNumber(
      MAX_REGISTRATION_DOLLARS,
      'Enter an amount in dollars up to $5,000, or leave it empty.',
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
    const message = startProblem(birth, start)
    if (message) context.addIssue({ code: 'custom', path: ['startMonth'], message })
  })

export type CostInput = z.output<typeof costQuery>
export type ParsedCostQuery =
  /** The form was not submitted yet. `given` fills it. */
  | { kind: 'empty'; given: Record<string, string> }
  | { kind: 'wrong'; given: Record<string, string>; errors: Record<string, string> }
  | { kind: 'submitted'; given: Record<string, string>; answers: CostInput }

/** Parses a URL's parameters: of a repeated one the first counts; a place alone (a link from a city's page) is not a submitted form. */
export function parseCostQuery(params: Record<string, string | string[] | undefined>): ParsedCostQuery {
  const given: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) given[key] = first.slice(0, 200)
  }
  if (!('birthMonth' in given) && !('startMonth' in given)) return { kind: 'empty', given }
  const result = costQuery.safeParse(given)
  if (result.success) return { kind: 'submitted', given, answers: result.data }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message
  return { kind: 'wrong', given, errors }
}
