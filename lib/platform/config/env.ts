import { z } from 'zod'

const oneOf = <const Choices extends readonly string[]>(...choices: Choices) =>
  z.enum(choices, { error: `must be one of ${choices.join(', ')}` })

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

const flag = oneOf('0', '1', 'true', 'false')
  .default('0')
  .transform((value) => value === '1' || value === 'true')

const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' })

/** Every environment variable the product reads. .env.example documents them; a test compares the two. */
const variables = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  DATABASE_URL: postgresAddress,
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_REPLICA_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  /** In lower case: the cookies and the policy look for "https:". */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address', abort: true })
    .regex(/^https?:/, 'must begin with https:// or http:// in lower case')
    .default('http://localhost:3000'),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 64).default(6),
  ALLOW_TEST_ACCOUNTS: flag,
  ADMIN_SECOND_FACTOR: oneOf('required', 'optional').default('required'),
  REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  MAIL_VIEWER: flag,
  FILES_FOLDER: z.string().default('.data/files'),
  S3_URL: webAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  JOBS: oneOf('on', 'off').default('on'),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  /** The sites that may show lists of openings in a frame. */
  EMBED_ORIGINS: z
    .string()
    .regex(
      /^(?:\s*(?:\*|https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::(?:\d{1,5}|\*))?)(?=\s|$))*\s*$/i,
      'must be origins such as https://school.example, with spaces between them, or *',
    )
    .optional(),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  LOG_REQUESTS: flag,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SAMPLE_DATA: flag,
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** For tests only: the address of a fake Stripe. */
  STRIPE_BASE_URL: webAddress.optional(),
  PAYMENT_INSTRUCTIONS: z.string().max(400, 'must have at most 400 characters').optional(),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_MAPS_DAILY_BUDGET: wholeNumber(0, 1_000_000).default(200),
  STREETS_FILE: z
    .string()
    .regex(/\.pmtiles$/, 'must be a .pmtiles file')
    .optional(),
  /** The folder below which import sources may read files. */
  IMPORT_SOURCES_DIR: z.string().optional(),
  /** For tests only: import sources may fetch from this machine, without TLS and from any port. */
  IMPORT_SOURCES_LOOPBACK: flag,
  /** For tests only: multiplies the time a request may wait for the database. */
  DATABASE_PATIENCE: wholeNumber(1, 20).default(1),
  /** For tests only: the address of a fake Places web service. */
  GOOGLE_MAPS_BASE_URL: webAddress.optional(),
})

/** If the first variable of a pair is set, the second must be set, too. */
const SET_TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_URL', 'S3_ACCESS_KEY_ID'],
  ['S3_URL', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

const schema = variables
  .superRefine((settings, context) => {
    for (const [one, other] of SET_TOGETHER)
      if (settings[one] && !settings[other])
        context.addIssue({ code: 'custom', path: [other], message: `must be set with ${one}` })
  })
  .refine(
    ({ STREETS_FILE = '', S3_URL }) =>
      !/^https?:/.test(STREETS_FILE) || (S3_URL && STREETS_FILE.startsWith(`${S3_URL}/`)),
    {
      path: ['STREETS_FILE'],
      error: 'must be a local file or an address in the bucket of S3_URL',
    },
  )

export type Env = z.output<typeof schema>

/**
 * Parses an environment. Throws one Error that names every invalid variable and what it must be. It never repeats values, which may be
 * secrets.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, code, message }) => {
    const name = String(path[0])
    const isMissing = code !== 'custom' && given[name] === undefined
    return `${name} ${isMissing ? 'is not set' : message}`
  })
  throw new Error(`The environment is not usable: ${problems.join('; ')}. See .env.example.`)
}

let parsed: Env | undefined

/** The validated environment; read at first use, so that a build needs none. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}

/** The address of PostgreSQL itself, for work that needs its own session: DATABASE_URL may point to a transaction pooler. */
export function directDatabaseUrl(): string {
  return env().DATABASE_DIRECT_URL ?? env().DATABASE_URL
}

/** The site's own origin. Also works during the build, when no other variable is set. */
export function siteUrl(): string {
  return new URL(variables.shape.SITE_URL.parse(process.env.SITE_URL || undefined)).origin
}

/** Whether the site shows the invented demo data. Also works during the build, without a database. */
export function runsOnSampleData(): boolean {
  return flag.parse(process.env.SAMPLE_DATA || undefined)
}

/** Whether `next build` is running: there may be no database then. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}

/** Exits with a message when this check of the configuration throws, so that a misconfigured server fails at start and not at the first visit. */
export function exitOnError(check: () => unknown): void {
  try {
    check()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
