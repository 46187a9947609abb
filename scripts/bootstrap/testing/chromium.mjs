import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runProcess } from '../processes.mjs'
import { root, tool } from '../project.mjs'
import { Failure, withProgress } from '../terminal.mjs'

// The headless shell comes first: it renders the same, and the journeys take half as long with it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  'microsoft-edge-stable',
]
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium that starts: the one in CHROMIUM_PATH, an installed one, Playwright's, otherwise one that is downloaded now. */
export async function findOrGetChromium() {
  return findChromium() ?? (await withProgress('Getting a Chromium for the browser tests (once)', getChromium))
}

function findChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (canStart(configured)) return configured
    throw new Failure(`CHROMIUM_PATH is ${configured}, which does not start: correct it, or leave it out.`)
  }
  const installed = NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  )
  const { chromium } = createRequire(path.join(root, 'package.json'))('playwright')
  return [...installed, ...APPLICATIONS, chromium.executablePath()].find((file) => existsSync(file) && canStart(file))
}

/** Some distributions ship a placeholder of that name that only prints where to get the browser. */
function canStart(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

async function getChromium() {
  await runProcess(process.execPath, tool('playwright', 'install', 'chromium'), { cwd: root, timeout: 300_000 })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runProcess('apt-get', ['update', '-q'], { env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runProcess('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
      const packaged = findChromium()
      if (packaged) return packaged
    }
  }
  throw new Failure(
    'The browser tests need Chromium, and it could not be downloaded: install Chrome or Chromium, then start again.',
  )
}
