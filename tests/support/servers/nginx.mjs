import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../../scripts/bootstrap/project.mjs'
import { freePort } from '../../../scripts/bootstrap/serving/server.mjs'

/** Starts deploy/nginx.conf in front of web processes on these ports: as it is, but without TLS and on its own port. */
export async function startNginx(webPorts) {
  let log = ''
  const server = await startNginxWith((folder, port) => {
    log = path.join(folder, 'access.log')
    return readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
      .replace(/server \{\s+listen 80[\s\S]*?\n\}\n/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace(/^ +ssl_.*\n/gm, '')
      .replace(/^ +server 127\.0\.0\.1:.*\n/gm, '')
      .replace(
        /(upstream nookling \{\n)/,
        `$1${webPorts.map((one) => `    server 127.0.0.1:${one} max_fails=0;\n`).join('')}`,
      )
      .replace('/var/cache/nginx/nookling', path.join(folder, 'cache'))
      .replace('/var/log/nginx/nookling.log', log)
  })
  return { ...server, log: () => readFileSync(log, 'utf8') }
}

/** The settings of Debian's nginx.conf around a site that affect how fast files are sent. */
const DEBIAN_SETTINGS = 'sendfile on; tcp_nopush on;'

/**
 * Starts nginx on a free port and in its own folder, which is deleted with it.
 * @param {(folder: string, port: number) => string} configOf the content of `http { }`
 */
export async function startNginxWith(configOf) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nookling-nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\n${DEBIAN_SETTINGS}\n${temporary.join('\n')}\n${configOf(folder, port)}\n}\n`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' })
  const exited = new Promise((resolve) => child.once('close', resolve))
  try {
    await waitUntilListening(port, child)
  } catch {
    throw new Error(`nginx does not start: ${readFileSync(path.join(folder, 'error.log'), 'utf8')}`)
  }
  return {
    port,
    pid: Number(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilListening(port, child) {
  for (let i = 0; i < 100; i++) {
    if (child.exitCode !== null) break
    if (await isListening(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not listen')
}

/** Whether a server listens on this port. @returns {Promise<boolean>} */
export const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
