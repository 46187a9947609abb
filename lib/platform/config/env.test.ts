import { parseEnv, runsOnSampleData, siteUrl } from './env'

const DATABASE_URL = 'postgresql://user:geheim@localhost:5432/directory'

test('everything but the database has a default', () => {
  expect(parseEnv({ DATABASE_URL })).toEqual({
    NODE_ENV: 'development',
    DATABASE_URL,
    DATABASE_POOL_SIZE: 10,
    FILES_FOLDER: '.data/files',
    S3_REGION: 'us-east-1',
    IMPORT_SOURCES_LOOPBACK: false,
    JOBS: 'on',
    MAIL_VIEWER: false,
    SITE_URL: 'http://localhost:3000',
    PASSWORD_MIN_LENGTH: 6,
    ALLOW_TEST_ACCOUNTS: false,
    ADMIN_SECOND_FACTOR: 'required',
    TRUSTED_PROXY_HOPS: 0,
    DATABASE_PATIENCE: 1,
    GOOGLE_MAPS_DAILY_BUDGET: 200,
    LOG_LEVEL: 'info',
    LOG_REQUESTS: false,
    SAMPLE_DATA: false,
  })
})

test('an empty variable gets its default', () => {
  expect(parseEnv({ DATABASE_URL, SITE_URL: '', NEXTAUTH_SECRET: '', LOG_LEVEL: '' })).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    GOOGLE_MAPS_DAILY_BUDGET: 200,
    LOG_LEVEL: 'info',
  })
})

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])('the flag %j is %s', (value, expected) => {
  expect(parseEnv({ DATABASE_URL, SAMPLE_DATA: value }).SAMPLE_DATA).toBe(expected)
})

test.each([
  [{}, 'DATABASE_URL is not set'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a postgresql:// address'],
  [
    { DATABASE_URL, EMBED_ORIGINS: 'school.example' },
    'EMBED_ORIGINS must be origins such as https://school.example, with spaces between them, or *',
  ],
  [
    { DATABASE_URL, EMBED_ORIGINS: "https://a.example; script-src 'unsafe-inline'" },
    'EMBED_ORIGINS must be origins such as https://school.example, with spaces between them, or *',
  ],
  [{ DATABASE_URL, SITE_URL: 'example.org' }, 'SITE_URL must be an http(s):// address'],
  [{ DATABASE_URL, SITE_URL: 'ftp://example.org' }, 'SITE_URL must be an http(s):// address. See'],
  [{ DATABASE_URL, SITE_URL: 'HTTPS://example.org' }, 'SITE_URL must begin with https:// or http:// in lower case'],
  [{ DATABASE_URL, NEXTAUTH_SECRET: 'short' }, 'NEXTAUTH_SECRET must have at least 32 characters'],
  [{ DATABASE_URL, PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 64'],
  [{ DATABASE_URL, S3_URL: 'https://s3.example/pictures' }, 'S3_ACCESS_KEY_ID must be set with S3_URL'],
  [
    { DATABASE_URL, S3_URL: 'https://s3.example/pictures', S3_ACCESS_KEY_ID: 'x' },
    'S3_SECRET_ACCESS_KEY must be set with S3_URL',
  ],
  [{ DATABASE_URL, SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set with SMTP_URL'],
  [{ DATABASE_URL, DATABASE_POOL_SIZE: 'many' }, 'DATABASE_POOL_SIZE must be a whole number from 1 to 200'],
  [{ DATABASE_URL, TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS must be a whole number from 0 to 10'],
  [{ DATABASE_URL, ALLOW_TEST_ACCOUNTS: 'yes' }, 'ALLOW_TEST_ACCOUNTS must be one of 0, 1, true, false'],
  [{ DATABASE_URL, JOBS: 'maybe' }, 'JOBS must be one of on, off'],
  [{ DATABASE_URL, METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ DATABASE_URL, REVALIDATE_SECRET: 'short' }, 'REVALIDATE_SECRET must have at least 16 characters'],
] as [Record<string, string>, string][])('the error names what is wrong: %j', (source, sentence) => {
  expect(() => parseEnv(source)).toThrow(sentence)
})

test('one error lists every problem and says where to read about them', () => {
  expect(() => parseEnv({ SITE_URL: 'x', DATABASE_POOL_SIZE: '0' })).toThrow(
    /^The environment is not usable: .*DATABASE_URL.*DATABASE_POOL_SIZE.*SITE_URL.*See \.env\.example\.$/,
  )
})

test('the error repeats no values, which may be secrets', () => {
  const secret = 'geheim-4711'
  const source = {
    DATABASE_URL: `mysql://u:${secret}@h/d`,
    NEXTAUTH_SECRET: secret,
    LOG_LEVEL: secret,
    SITE_URL: secret,
  }
  let message = ''
  try {
    parseEnv(source)
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('NEXTAUTH_SECRET')
  expect(message).not.toContain(secret)
})

describe('while pages are built', () => {
  const before = { ...process.env }
  afterEach(() => {
    process.env = { ...before }
  })

  test("the site's address is known without a database, as an origin", () => {
    delete process.env.DATABASE_URL
    process.env.SITE_URL = 'https://care.example/some/path'
    expect(siteUrl()).toBe('https://care.example')
    process.env.SITE_URL = ''
    expect(siteUrl()).toBe('http://localhost:3000')
  })

  test('sample data are announced when the flag is set', () => {
    process.env.SAMPLE_DATA = '1'
    expect(runsOnSampleData()).toBe(true)
    delete process.env.SAMPLE_DATA
    expect(runsOnSampleData()).toBe(false)
  })
})

test('an origin may have a port, cover all subdomains, or allow every site', () => {
  for (const EMBED_ORIGINS of ['*', 'https://a.example', 'https://a.example:8443 http://*.county.example:*'])
    expect(parseEnv({ DATABASE_URL, EMBED_ORIGINS })).toMatchObject({ EMBED_ORIGINS })
})
