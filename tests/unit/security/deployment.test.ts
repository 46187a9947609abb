import { readdirSync, readFileSync } from 'node:fs'

const nginx = readFileSync('deploy/nginx.conf', 'utf8')

test('the proxy speaks TLS 1.2 and 1.3 alone, and sends whoever comes without it there', () => {
  expect(nginx.match(/ssl_protocols [^;]+;/g)).toEqual(['ssl_protocols TLSv1.2 TLSv1.3;'])
  expect(nginx).toMatch(/listen 80 default_server;\s+server_name _;\s+return 301 https:/)
})

test('nothing hidden lies where files are served, and no image takes the history or secrets along', () => {
  const served = readdirSync('public', { recursive: true, encoding: 'utf8' })
  expect(served.length).toBeGreaterThan(10)
  expect(served.filter((name) => /(^|\/)\./.test(name))).toEqual([])
  const left = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', '.env', '.data']))
})
