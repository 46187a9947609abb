/** npm start: the production server. Everything it needs comes from the environment, see .env.example. */
import { refuseArguments, requireNode, warningForNode } from './bootstrap/node-version.mjs'
import { readEnvFile } from './bootstrap/project.mjs'
import { checkBeforeServing, securityWarnings, unconfiguredFeatures } from './bootstrap/serving/checks.mjs'
import { Failure } from './bootstrap/terminal.mjs'

requireNode()
refuseArguments('npm start', 'set PORT to choose the port, and other settings as in .env.example')
try {
  readEnvFile()
  checkBeforeServing(process.env)
  for (const line of unconfiguredFeatures(process.env)) console.log(line)
  for (const line of [...securityWarnings(process.env), warningForNode(process.versions.node)])
    if (line) console.warn(`\n${line}\n`)
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exit(1)
}

process.env.NODE_ENV = 'production'
await import('../server/index.mjs')
