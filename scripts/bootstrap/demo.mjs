import path from 'node:path'
import { buildIfChanged } from './build.mjs'
import { beforeEnd, failCommand } from './command.mjs'
import { installPackages, needsInstall } from './install.mjs'
import { lockFolder } from './owner.mjs'
import { endProcess, startProcess } from './processes.mjs'
import { demoSecret, readEnvFile, root } from './project.mjs'
import { checkFolder, checkSiteConfig, isOn } from './serving/checks.mjs'
import { choosePort, productionServer, startServer } from './serving/server.mjs'
import { Failure } from './terminal.mjs'

/** npm run demo. Returns once the server is up; a signal stops it (see command.mjs). */
export async function runDemo() {
  const { lock, database, address, settings, listen, accounts } = await prepare('scripts/demo.mjs')
  await buildIfChanged(process.env.NEXT_DIST_DIR || '.next')
  const server = await startServer(productionServer, {
    ...listen,
    env: settings,
    log: path.join(root, '.data/demo.log'),
  })
  beforeEnd(server.stop)
  lock.publish(address)
  console.log(`\nOpen ${address}\n`)
  for (const line of accounts) console.log(line)
  if (isOn(settings.MAIL_VIEWER)) console.log(`Sent mail is shown at ${address}/dev/mail`)
  console.log('')
  console.log(`Stop with Ctrl-C. The server's log is ${path.relative(root, server.log)}.`)
  failOnExit(server.ended, 'The web server')
  failOnExit(database.ended, 'The built-in PostgreSQL')
}

/** npm run dev: the same server and database, but sources are compiled as they change. */
export async function runDev() {
  const { lock, database, address, settings, listen } = await prepare('scripts/dev.mjs')
  const child = startProcess(process.execPath, ['server/index.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...settings,
      PORT: String(listen.port),
      HOST: listen.host,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  beforeEnd(() => endProcess(child))
  lock.publish(address)
  failOnExit(child.ended, 'The development server')
  failOnExit(database.ended, 'The built-in PostgreSQL')
}

async function prepare(script) {
  checkFolder({ neededMegabytes: needsInstall() ? 1500 : 200 })
  const lock = lockFolder(script)
  beforeEnd(lock.release)
  readEnvFile()
  const { port, taken } = await choosePort(process.env.PORT)
  if (taken) console.log(`Port ${taken} is taken, so port ${port} is used.`)
  await installPackages()
  await checkSiteConfig()
  // Imported after the install, because they load packages.
  const { openDatabase } = await import('./postgres/database.mjs')
  const { prepareDatabase, describeDemoAccounts } = await import('./postgres/prepare.mjs')
  const database = await openDatabase()
  await prepareDatabase(database.url)
  const accounts = await describeDemoAccounts(database.url)
  const address = `http://localhost:${port}`
  const settings = {
    DATABASE_URL: database.url,
    SITE_URL: process.env.SITE_URL || address,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || demoSecret('session'),
    REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || demoSecret('revalidate'),
    SAMPLE_DATA: '1',
    ALLOW_TEST_ACCOUNTS: '1',
    ADMIN_SECOND_FACTOR: process.env.ADMIN_SECOND_FACTOR || 'optional',
    MAIL_VIEWER: process.env.MAIL_VIEWER || '1',
  }
  const listen = { port, host: process.env.HOST || '127.0.0.1' }
  return { lock, database, address, settings, listen, accounts }
}

/** These processes never exit on their own: if one does, the command fails. */
async function failOnExit(ended, name) {
  if (!ended) return
  const { code, signal } = await ended
  await failCommand(new Failure(`${name} stopped (${signal ?? `status ${code}`}): start again; its log is in .data.`))
}
