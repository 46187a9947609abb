import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

describe('deployment', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8')

  test('the proxy only speaks TLS 1.2 and 1.3, and redirects plain HTTP', () => {
    expect(nginx.match(/ssl_protocols [^;]+;/g)).toEqual(['ssl_protocols TLSv1.2 TLSv1.3;'])
    expect(nginx).toMatch(/listen 80 default_server;[^}]+location \/ \{\s+return 301 https:/)
    // A program that sends data unencrypted has to notice.
    expect(nginx).toMatch(/listen 80 default_server;[^}]+\}[^}]+location \/api\/ \{\s+return 403;/)
    // A certificate is renewed where the first one was requested.
    const [, folder = ''] = /location \/\.well-known\/acme-challenge\/ \{\s+root ([^;]+);/.exec(nginx) ?? []
    expect(readFileSync('deploy/README.md', 'utf8')).toContain(`certbot certonly --webroot --webroot-path ${folder} `)
    const [, ciphers = ''] = /ssl_ciphers ([^;]+);/.exec(nginx) ?? []
    for (const cipher of ciphers.split(':')) expect(cipher).toMatch(/^ECDHE-.*(GCM|CHACHA20-POLY1305)/)
  })

  test('no hidden file is in a served folder, and no image contains the git history or secrets', () => {
    const served = readdirSync('public', { recursive: true, encoding: 'utf8' })
    expect(served.length).toBeGreaterThan(10)
    expect(served.filter((name) => /(^|\/)\./.test(name))).toEqual([])
    const left = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')
    expect(left).toEqual(expect.arrayContaining(['.git', '.env', '.data']))
    // Compose refuses to start with a default password.
    expect(readFileSync('deploy/compose.yaml', 'utf8').match(/POSTGRES_PASSWORD:[^}]*/g)).toEqual(
      Array(2).fill(expect.stringContaining('POSTGRES_PASSWORD:?set it in .env')),
    )
  })
})

test('whatever .env says, a container listens where its port is published and its health is checked', () => {
  const { web } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }).services
  expect(web.environment).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', JOBS: 'off' })
  expect(web.ports).toEqual(['127.0.0.1:3000:3000'])
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain("fetch('http://127.0.0.1:3000/api/health')")
})

describe('minimum versions', () => {
  const lock: { packages: Record<string, { version?: string } | undefined> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )

  /** Older versions have known vulnerabilities. */
  const AT_LEAST = { next: '16.2.11', 'next-auth': '4.24.15' }

  function isAtLeast(version: string, least: string): boolean {
    const [have, want] = [version, least].map((text) => text.split('-')[0]?.split('.').map(Number) ?? [])
    const at = want?.findIndex((part, index) => have?.[index] !== part) ?? -1
    return at === -1 ? !version.includes('-') : (have?.[at] ?? 0) > (want?.[at] ?? 0)
  }

  test.each(Object.entries(AT_LEAST))('no installed %s is older than %s, at any depth', (name, least) => {
    const found = Object.entries(lock.packages).filter(([at]) => at.endsWith(`node_modules/${name}`))
    expect(found.length).toBeGreaterThan(0)
    for (const [at, entry] of found) expect([at, isAtLeast(entry?.version ?? '0', least)]).toEqual([at, true])
  })

  test('an earlier version is older, and so is a preview of the required one', () => {
    expect(['16.2.11', '16.2.12', '16.3.0', '17.0.0'].map((one) => isAtLeast(one, '16.2.11'))).not.toContain(false)
    expect(['16.2.10', '16.1.99', '15.9.9', '16.2.11-canary.1'].map((one) => isAtLeast(one, '16.2.11'))).not.toContain(
      true,
    )
  })
})
