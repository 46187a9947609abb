import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './hash.mjs'
import { root } from './root.mjs'

const generated = path.join(root, 'prisma/generated')
const stamp = path.join(generated, '.made-from')

/** Returns whether the client is there and matches the schema afterwards. */
export async function generateClient() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/prisma/package.json'), 'utf8'))
  const source = hashOf(root, ['prisma/schema', 'prisma.config.ts'], version)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return true
  rmSync(stamp, { force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    cwd: root,
    encoding: 'utf8',
    // Prisma wants its engine binary although this client needs none. /bin/true would also end the download, but then
    // every migration command of Prisma succeeds without doing anything.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe Prisma client could not be made: correct prisma/schema as said above.`)
    return false
  }
  writeFileSync(stamp, source)
  return true
}
