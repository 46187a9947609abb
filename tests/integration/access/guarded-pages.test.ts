import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { redirectFor } from '@/lib/access/policy'
import type { Role } from '@/lib/access/types'
import { config } from '@/proxy'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  redirect: (to: string) => {
    throw new Error(`redirected to ${to}`)
  },
}))
testDatabase()
beforeEach(() => setRequestCookies(''))

/** The role that each folder of app/[locale]/(dashboards)/ is for; other pages that call requireActor are for any signed-in user. */
const GROUPS: Record<string, Role> = {
  '(caregiver)': 'caregiver',
  '(careprovider)': 'careprovider',
  '(admin)': 'admin',
}
const ROLES: Role[] = ['caregiver', 'careprovider', 'admin']

const root = path.join(process.cwd(), 'app/[locale]')
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => ({
    file,
    role: GROUPS[file.split('/')[1] ?? ''],
    source: readFileSync(path.join(root, file), 'utf8'),
  }))
  .filter(({ role, source }) => role !== undefined || source.includes('requireActor'))
  .map((page) => ({
    ...page,
    address: `/${path
      .dirname(page.file)
      .split('/')
      .filter((part) => !part.startsWith('('))
      .join('/')}`,
  }))

/** A visitor may write a request; it is sent only after signing in. */
const isOpen = ({ source }: { source: string }) => source.includes('requireActorOrVisitor')
const guarded = pages.filter((page) => !isOpen(page))

/** Where the page redirects by itself, without proxy.ts. */
async function openPage(file: string): Promise<string> {
  const { default: page } = require(path.join(root, file))
  const props = { params: Promise.resolve({ id: '1' }), searchParams: Promise.resolve({}) }
  return Promise.resolve(page(props)).then(
    () => 'shown',
    (error: Error) => error.message.replace('redirected to ', ''),
  )
}

test('the page of a request is the only one of a role that visitors may open', async () => {
  const open = pages.filter(isOpen)
  expect(open.map(({ address }) => address)).toEqual(['/provider/[id]/request'])
  for (const { file } of open) expect(await openPage(file)).not.toMatch(/^\/signin/)
})

test('finds the guarded pages in the file tree', () => {
  const addresses = pages.map(({ address }) => address)
  expect(addresses).toEqual(
    expect.arrayContaining(['/settings', '/caregiver-dashboard', '/careprovider-dashboard', '/admin-dashboard']),
  )
})

test.each(guarded)('$address redirects a visitor to sign-in, with or without proxy.ts', async ({ file, address }) => {
  expect(await openPage(file)).toMatch(/^\/signin\?next=%2F/)
  setRequestCookies('session=nonsense; signed-in=1')
  expect(await openPage(file)).toMatch(/^\/signin\?next=%2F/)
  const patterns = config.matcher.map((matcher) => matcher.replace('/:path*', '(/.*)?').replace(/:\w+/, '[^/]+'))
  const isGuardedByProxy = patterns.some((pattern) => new RegExp(`^${pattern}$`).test(address))
  expect(`${address} ${isGuardedByProxy ? 'is listed' : 'is missing'} in proxy.ts`).toBe(
    `${address} is listed in proxy.ts`,
  )
})

test.each(pages)('$address is not shown to any other role', async ({ file, role }) => {
  for (const other of ROLES.filter((one) => role && one !== role)) {
    const actor = await createActor(other)
    setRequestCookies(await sessionCookie(actor))
    expect(await openPage(file)).toBe(redirectFor(actor, [role as Role], '/'))
  }
})

test.each(pages)('$address has the same metadata for everyone', async ({ file, role }) => {
  // Next generates metadata beside the page, so a check inside the page does not protect it. It may depend on the language alone.
  const { generateMetadata } = require(path.join(root, file))
  if (generateMetadata === undefined) return
  expect(generateMetadata).toHaveLength(0)
  const forVisitor = await generateMetadata()
  setRequestCookies(await sessionCookie(await createActor(role ?? 'caregiver')))
  expect(await generateMetadata()).toEqual(forVisitor)
})
