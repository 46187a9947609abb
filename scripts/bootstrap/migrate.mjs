import { Failure } from './failure.mjs'
import { runProcess } from './processes.mjs'
import { root } from './root.mjs'

/** Arguments for Node that run a TypeScript file of this project, server-only modules included. */
export const typescript = ['--conditions=react-server', '--import', 'tsx']

/** Applies the new migrations; returns what the command said. */
export async function migrate(databaseUrl) {
  const { code, output } = await runProcess(process.execPath, [...typescript, 'prisma/migrate.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  if (code !== 0) throw new Failure(output.trim() || 'The migrations could not be applied.')
  return output.trim()
}
