import { z } from 'zod'
import { readPath } from '../language/addresses.mjs'
import { LOCALES, type Locale } from '../language/locales'

const US_STATES = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT ' +
  'VT VA WA WV WI WY'
).split(' ')

/**
 * Colors by what they mean, each in a light and a dark theme, as six-digit hex. They are the custom properties of every style (`pine` is
 * `--pine`, `onPine` is `--on-pine`), and the colors of mails, PDFs, share images, the badge and the icons.
 */
const COLORS = {
  paper: 'the page',
  card: 'what is raised from it',
  sunken: 'what is recessed into it',
  ink: 'text',
  soft: 'secondary text',
  line: 'divides, never carries meaning',
  lineStrong: 'the edge of buttons and chips',
  edge: 'the boundary of a field',
  pine: 'you can act here, or this is confirmed: the color of the brand',
  pineDeep: 'the same under the pointer',
  onPine: 'text on pine',
  mint: 'a quiet ground of pine: badges, chosen chips',
  mintLine: 'its edge',
  sun: 'sponsored, and highlights',
  sunSoft: 'its quiet ground',
  sunLine: 'its edge',
  onSun: 'text on the quiet ground',
  star: 'the stars of ratings',
  coral: 'the heart',
  coralDeep: 'errors',
  coralSoft: 'the ground of errors',
  onCoral: 'text on coralDeep',
  sky: 'a kind beside mint',
  onSky: 'text on it',
  plum: 'another kind',
  onPlum: 'text on it',
  stone: 'neutral badges',
  onStone: 'text on them',
  band: 'the one deep ground of a page',
  onBand: 'text on it',
  onBandSoft: 'secondary text on it',
  bandLine: 'divides on it',
  focus: 'the ring around what has the focus',
  logoInk: 'the lines of the logo',
} as const

export type ColorName = keyof typeof COLORS

/** The backgrounds on which a color must be readable as text (4.5:1, WCAG 1.4.3), or visible as a shape (3:1, WCAG 1.4.11). */
const READABLE: Partial<Record<ColorName, readonly ColorName[]>> = {
  ink: ['paper', 'card', 'sunken', 'sunSoft', 'mint', 'stone'],
  soft: ['paper', 'card', 'sunken', 'sunSoft', 'mint', 'stone'],
  pine: ['paper', 'card', 'sunken', 'mint', 'sunSoft'],
  pineDeep: ['paper', 'card', 'mint', 'sunSoft'],
  onPine: ['pine', 'pineDeep'],
  onSun: ['sunSoft', 'card'],
  star: ['paper', 'card', 'sunSoft'],
  coralDeep: ['paper', 'card', 'coralSoft', 'sunSoft'],
  onCoral: ['coralDeep'],
  onStone: ['stone'],
  onSky: ['sky'],
  onPlum: ['plum'],
  onBand: ['band'],
  onBandSoft: ['band'],
}
const VISIBLE: Partial<Record<ColorName, readonly ColorName[]>> = {
  coral: ['paper', 'card', 'sunSoft'],
  edge: ['paper', 'card'],
  focus: ['paper', 'card', 'sunken', 'sunSoft'],
  pine: ['paper', 'card'],
}

/** A field for each language of lib/platform/language/addresses.mjs. */
const inEveryLanguage = <Field extends z.ZodType>(field: Field) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, field])) as Record<Locale, Field>

const blank = (what: string) => z.string({ error: `must be ${what}` }).min(1, `must be ${what}`)
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lowercase letters and hyphens, such as daycare')
const state = z.enum(US_STATES as [string, ...string[]], { error: 'must be the code of a US state, such as GA' })
const zip = z.string().regex(/^\d{5}$/, 'must be a ZIP code of five digits')
const hex = z
  .string({ error: 'must be a color such as #0c5a52' })
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as #0c5a52')
const email = z.email('must be an e-mail address')
const color = z.enum(Object.keys(COLORS) as [ColorName, ...ColorName[]], { error: 'must be the name of a color' })
const theme = z.object(
  Object.fromEntries(Object.keys(COLORS).map((name) => [name, hex])) as Record<ColorName, typeof hex>,
)
const landingType = z.enum(['daycare', 'preschool', 'montessori'])
/** A monthly price in cents. */
const plan = (price: z.ZodNumber | z.ZodLiteral<0>) =>
  z.object({ name: blank('the name of the plan'), monthlyCents: price })
const cents = z.number('must be a price in cents').int('must be a price in cents').min(1, 'must be a price in cents')

const schema = z.object({
  brand: z.object({
    /** One plain word: cookies, file names and test accounts contain it. */
    name: z.string().regex(/^[A-Z][a-z]+$/, 'must be one word of letters that begins with a capital'),
    /** The headline of the home page, and the description of the share image, in every language. */
    tagline: z.object(inEveryLanguage(blank('the headline of the home page'))),
    /** Addresses for everyday questions, legal questions, personal data, and help with an account. */
    email: z.object({ contact: email, legal: email, privacy: email, support: email }),
  }),
  /** Shapes on 32 x 32, the lowest first. It must work at 16 pixels, and in mails, which show only its first two colors. */
  logo: z
    .array(
      z.union(
        [
          z.strictObject({ fill: color, path: blank('an SVG path') }),
          z.strictObject({ stroke: color, width: z.number(), path: blank('an SVG path') }),
        ],
        { error: 'must have a path, and a fill or a stroke with a width' },
      ),
    )
    .min(1, 'must have a shape'),
  colors: z.object({ light: theme, dark: theme }),
  /** The values to fill into the legal texts. */
  legal: z.object({
    /** The state whose law governs the terms. */
    governingState: state,
    /** When terms and privacy policy were last changed: "2025-01-26". */
    updatedOn: z.iso.date('must be a day such as 2025-01-26'),
  }),
  region: z.object({
    /** As in a sentence: "for families in Florida". */
    name: blank('the region’s name'),
    /** The states covered, the home state first. Their rules are in lib/places/catalogue/state-facts.ts. */
    states: z.array(state).min(1, 'must have a state'),
    /** The office's time zone, for business days and for dates that belong to no place. */
    timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/New_York'),
    /** Example places for hints that show what to type. */
    example: z.object({
      place: blank('a city with its state'),
      zip,
      address: blank('an address with street, city, state and ZIP code'),
      otherPlaces: z.tuple([blank('a city'), blank('a county')], { error: 'must be a city and a county' }),
    }),
  }),
  /**
   * The cities that the site links and counts, the first being the default of searches: each with the ZIP code of its center, the care types
   * with a page there, and the cities its page links to (without them, the nearest that have providers). All other US cities have pages, too.
   */
  cities: z
    .array(
      z.object({
        slug: z.string().regex(/^[a-z]+(-[a-z]+)*-[a-z]{2}$/, 'must be a city and its state, such as orlando-fl'),
        name: blank('the city’s name'),
        county: blank('the county’s name, without "County"'),
        zip,
        pages: z.array(landingType).min(1, 'must have a care type'),
        nearby: z.array(z.string()).optional(),
      }),
    )
    .min(1, 'must have a city'),
  /** The addresses of landing pages: /daycare/orlando-fl. */
  careTypes: z.object({
    daycare: z.object({ slug }),
    preschool: z.object({ slug }),
    montessori: z.object({ slug }),
  }),
  /** What providers may pay for. What each plan includes is in lib/billing/rules.ts. */
  plans: z.object({ BASIC: plan(z.literal(0, 'must be 0')), STARTER: plan(cents), PRO: plan(cents) }),
})

export type SiteConfig = z.output<typeof schema>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** Relative luminance as defined in WCAG 2.2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1 to 21, as WCAG defines it. */
function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

type ContrastPair = [front: ColorName, ground: ColorName, theme: 'light' | 'dark', contrast: number, least: number]

/** Every pair of colors that people must be able to tell apart, with its contrast and the least it may have. */
export function contrastPairs(colors: SiteConfig['colors']): ContrastPair[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    [[READABLE, 4.5] as const, [VISIBLE, 3] as const].flatMap(([pairs, least]) =>
      (Object.entries(pairs) as [ColorName, readonly ColorName[]][]).flatMap(([front, grounds]) =>
        grounds.map((ground): ContrastPair => {
          const contrast = contrastOf(colors[theme][front], colors[theme][ground])
          return [front, ground, theme, contrast, least]
        }),
      ),
    ),
  )
}

/** The first pair that people could not tell apart, as a sentence. */
function contrastProblem(colors: SiteConfig['colors']): string | null {
  const [worst] = contrastPairs(colors).filter(([, , , contrast, least]) => contrast < least)
  if (!worst) return null
  const [front, ground, theme, contrast, least] = worst
  return `colors.${theme}.${front} has a contrast of ${contrast.toFixed(1)}:1 on ${ground}, and needs ${least}:1`
}

/** The first contradiction between cities, states and addresses, as a sentence; null if there is none. */
function mismatch({ cities, region, legal, careTypes }: SiteConfig): string | null {
  const slugs = Object.entries(careTypes).map(([type, { slug: own }]) => [type, own] as const)
  for (const [type, own] of slugs) {
    const isOfLanguage = readPath(`/${own}`).path !== `/${own}`
    if (RESERVED.has(own) || isOfLanguage)
      return `careTypes.${type}.slug is the address of another page: choose another word`
    if (slugs.some(([other, taken]) => other !== type && (taken === own || other === own)))
      return `careTypes.${type}.slug must differ from the other care types`
  }
  for (const [index, city] of cities.entries()) {
    const code = city.slug.slice(-2).toUpperCase()
    if (!region.states.includes(code)) return `cities.${index}.slug is in ${code}, which region.states does not cover`
  }
  return region.states.includes(legal.governingState) ? null : 'legal.governingState must be one of region.states'
}

/** The first path segments of all addresses but landing pages: no care type may have one of them as its slug. */
const RESERVED = new Set(
  (
    'account-closed admin admin-dashboard answer-request api article-preview blog browse-locations caregiver-dashboard ' +
    'careprovider-dashboard change-email claim confirm-facts dev developers embed family-resources faq favorites icons map media missing ' +
    'notifications open-data parent-login pictures privacy privacy-policy provider provider-invitation provider-login ' +
    'provider-profile-preview provider-resources report-review reset-password review-guidelines safety saved-searches search settings ' +
    'share-images signin signup sitemaps styles terms terms-of-service tools unsubscribe vendor-login verify-email videos'
  ).split(' '),
)

/**
 * Checks a configuration. Throws one Error with a sentence that names the field and says what it must be.
 *
 * @param config the exports of a site.config.ts
 */
export function checkSite(config: unknown): SiteConfig {
  const result = schema.safeParse(config)
  const [issue] = result.error?.issues ?? []
  const problem = issue
    ? `${issue.path.join('.')} ${issue.message}`
    : result.data && (contrastProblem(result.data.colors) ?? mismatch(result.data))
  if (problem || !result.data) throw new Error(`site.config.ts: ${problem}.`)
  return result.data
}
