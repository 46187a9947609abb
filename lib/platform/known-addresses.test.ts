import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readKnownAddresses } from './known-addresses.mjs'

test('what the build lists is an address, also with a parameter, and nothing else is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const routes = {
    staticRoutes: [
      { page: '/', regex: '^/(?:/)?$' },
      { page: '/settings', regex: '^/settings(?:/)?$' },
    ],
    dynamicRoutes: [{ page: '/admin/users/[id]', regex: '^/admin/users/([^/]+?)(?:/)?$' }],
  }
  writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify(routes))
  const isKnown = readKnownAddresses(folder)
  expect(['/', '/settings', '/settings/', '/admin/users/7'].filter(isKnown)).toHaveLength(4)
  expect(['', '/settings/x', '/admin/users', '/admin/users/7/8', '/x/settings'].filter(isKnown)).toEqual([])
})
