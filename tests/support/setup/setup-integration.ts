import { tmpdir } from 'node:os'
import path from 'node:path'
import { clearMemoryCaches } from '@/lib/platform/cache/memory-cache'

/** The environment of a small installation; DATABASE_URL comes from testDatabase(). */
Object.assign(process.env, {
  SITE_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'only-for-tests-and-nothing-but-tests-000000',
  REVALIDATE_SECRET: 'only-for-tests-0000',
  LOG_LEVEL: 'silent',
  FILES_FOLDER: path.join(tmpdir(), 'files'),
})

// Only for what hangs: on a busy machine a whole file of a state takes minutes.
jest.setTimeout(600_000)

// Otherwise account tests would mostly wait; account-enumeration.test.ts waits whole seconds.
jest.mock('@/lib/platform/security/secrets', () => {
  const secrets = jest.requireActual('@/lib/platform/security/secrets')
  return {
    ...secrets,
    withUniformTiming: (stepMillis: number, work: () => Promise<unknown>) =>
      secrets.withUniformTiming(stepMillis / 50, work),
  }
})

beforeEach(clearMemoryCaches)
