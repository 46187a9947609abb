import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../../../scripts/bootstrap/project.mjs'

/** Compiles the TypeScript commands once: the tests start them a hundred times, and compiling each time would double each start. */
export async function compileCommands(folder) {
  const scripts = readdirSync(path.join(root, 'scripts'), { recursive: true }).filter((name) => name.endsWith('.ts'))
  await build({
    absWorkingDir: root,
    entryPoints: ['prisma/migrate.ts', ...scripts.map((name) => `scripts/${name}`)],
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
}
