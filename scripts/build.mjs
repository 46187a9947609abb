/** npm run build: the production build. Needs no database; the site's address is configured when the server starts. */
import path from 'node:path'
import { refuseArguments, requireNode } from './bootstrap/node-version.mjs'

requireNode()
refuseArguments('npm run build')
const { runCommand } = await import('./bootstrap/command.mjs')
await runCommand(
  async () => {
    const { buildEnvironment, hintCompilation } = await import('./bootstrap/build.mjs')
    const { Failure } = await import('./bootstrap/terminal.mjs')
    const { needsInstall } = await import('./bootstrap/install.mjs')
    const { generateCode } = await import('./bootstrap/postgres/prepare.mjs')
    const { startProcess } = await import('./bootstrap/processes.mjs')
    const { checkSiteConfig } = await import('./bootstrap/serving/checks.mjs')
    const { readEnvFile, root, tool } = await import('./bootstrap/project.mjs')
    readEnvFile()
    if (needsInstall({ withoutDevelopment: true }))
      throw new Failure('The packages do not match package-lock.json: run npm ci first.')
    if (!(await generateCode())) return 1
    await checkSiteConfig()
    const env = buildEnvironment(process.env)
    const { code } = await startProcess(process.execPath, tool('next', 'build'), { cwd: root, stdio: 'inherit', env })
      .ended
    if (code !== 0) return code ?? 1
    const folder = path.join(root, env.NEXT_DIST_DIR || '.next')
    hintCompilation(folder)
    return 0
  },
  { isTask: true },
)
