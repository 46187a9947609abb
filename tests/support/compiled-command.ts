import path from 'node:path'

/**
 * Node's arguments for one of our commands (scripts/*.ts, prisma/migrate.ts), compiled when the run began (compile-commands.mjs).
 * Its WebAssembly is not optimised: a command ends before that has paid.
 */
export function compiledCommand(script: string): string[] {
  const folder = process.env.TEST_COMMANDS
  if (!folder) throw new Error('The commands are compiled for the project "integration" alone.')
  return ['--conditions=react-server', '--liftoff-only', path.join(folder, script.replace(/\.ts$/, '.mjs'))]
}
