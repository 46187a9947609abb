import { execFileSync } from 'node:child_process'
import { testDatabase } from '@/tests/support/platform/database'

const database = testDatabase()

test('the migrations create exactly the schema', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'prisma/migrate.ts', '--diff'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url() },
  })
  expect(output.trim()).toBe('The database matches the schema.')
})
