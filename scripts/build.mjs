/** npm run build: the production build. Needs no database; SITE_URL, because the pages it makes hold their own address. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { requireNode } from './bootstrap/node-version.mjs'

requireNode()
const { runCommand } = await import('./bootstrap/command.mjs')
await runCommand(
  async () => {
    const { readEnvFile } = await import('./bootstrap/env-file.mjs')
    const { generateClient } = await import('./bootstrap/prisma-client.mjs')
    const { startProcess } = await import('./bootstrap/processes.mjs')
    const { root } = await import('./bootstrap/root.mjs')
    const { DEFAULT_SITE_URL } = await import('./bootstrap/start-checks.mjs')
    const { tool } = await import('./bootstrap/tools.mjs')
    readEnvFile()
    if (!(await generateClient())) return 1
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    const { code } = await startProcess(process.execPath, tool('next', 'build'), { cwd: root, stdio: 'inherit', env })
      .ended
    if (code !== 0) return code ?? 1
    writeFileSync(path.join(root, env.NEXT_DIST_DIR || '.next', 'built-for'), env.SITE_URL || DEFAULT_SITE_URL)
    return 0
  },
  { isTask: true },
)
