import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { refuseWhileRunning } from './owner.mjs'
import { binaryPackage } from './postgres/binaries.mjs'
import { runProcess } from './processes.mjs'
import { root } from './project.mjs'
import { Failure, withProgress } from './terminal.mjs'

/**
 * Whether node_modules differs from the lock file. npm writes node_modules/.package-lock.json at the end of an install, so an
 * interrupted install counts as stale. Packages for other platforms may be missing.
 *
 * @param {{ packages: object }} wanted package-lock.json
 * @param {{ packages: object } | undefined} installed node_modules/.package-lock.json
 * @param withoutDevelopment an operator's npm ci --omit=dev is enough
 */
export function isInstallStale(wanted, installed, withoutDevelopment = false) {
  if (!installed) return true
  const names = Object.keys(wanted.packages).filter((name) => name !== '')
  const missing = names.some((name) => {
    const { version, optional, devOptional, dev } = wanted.packages[name]
    const found = installed.packages[name]
    return found ? found.version !== version : !(optional || devOptional || (dev && withoutDevelopment))
  })
  return missing || Object.keys(installed.packages).some((name) => !(name in wanted.packages))
}

export function needsInstall({ withoutDevelopment = false } = {}) {
  const wanted = readJson('package-lock.json')
  if (isInstallStale(wanted, readJson('node_modules/.package-lock.json'), withoutDevelopment)) return true
  // The folder was copied from another platform.
  return binaryPackage() in wanted.packages && !existsSync(path.join(root, binaryPackage()))
}

/** Runs npm ci, unless node_modules matches the lock file. */
export async function installPackages() {
  if (!needsInstall()) return
  refuseWhileRunning()
  const { code, output } = await withProgress('Installing packages (npm ci, once)', () =>
    // Development packages too, regardless of NODE_ENV: the build and the tests need them.
    runProcess(...npm('ci', '--include=dev', '--no-audit', '--no-fund'), {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined },
    }),
  )
  if (code !== 0)
    throw new Failure(
      `${lastLines(output)}\nnpm ci failed, see above: fix the cause (network, disk space), then start again.`,
    )
}

/** The npm that runs this command, otherwise the one on the PATH. */
function npm(...args) {
  const running = process.env.npm_execpath
  return running?.endsWith('npm-cli.js') ? [process.execPath, [running, ...args]] : ['npm', args]
}

/** A Node of another version such as "22", from the npm package "node". Stays in .data/nodes. */
export async function nodeBinary(version) {
  const folder = path.join(root, '.data/nodes', version)
  const binary = path.join(folder, 'node_modules/node/bin/node')
  if (existsSync(binary)) return binary
  mkdirSync(folder, { recursive: true })
  // Its install script copies the binary for this platform; .npmrc disables install scripts.
  const install = npm('install', '--prefix', folder, '--ignore-scripts=false', '--no-save', `node@${version}`)
  const { code, output } = await withProgress(`Installing Node ${version}`, () =>
    runProcess(...install, { cwd: folder }),
  )
  if (code !== 0 || !existsSync(binary))
    throw new Failure(`${output.trim()}\n\nNode ${version} could not be installed.`)
  return binary
}

function readJson(name) {
  try {
    return JSON.parse(readFileSync(path.join(root, name), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error instanceof SyntaxError
      ? new Failure(`${name} is damaged: restore it (git checkout ${name}), or delete it if it is in node_modules.`)
      : error
  }
}

function lastLines(output) {
  return output.trim().split('\n').slice(-12).join('\n')
}
