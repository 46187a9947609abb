import { contentSecurityPolicy } from './content-security-policy.mjs'
import { configuredMapOrigins } from './origins.mjs'

test('without a map style no other origins are allowed', () => {
  expect(configuredMapOrigins({})).toEqual([])
  expect(configuredMapOrigins({ MAP_STYLE_URL: 'no address', MAP_STYLE_ORIGINS: 'https://tiles.test' })).toEqual([])
  expect(contentSecurityPolicy({ scripts: [], isSecure: false, mapOrigins: [] })).not.toContain('worker-src')
})

test('with a map style, its origin and the configured ones are allowed for data and pictures only', () => {
  const mapOrigins = configuredMapOrigins({
    MAP_STYLE_URL: 'https://maps.test/styles/calm.json?key=secret',
    MAP_STYLE_ORIGINS:
      "https://tiles.test:8443  https://*.glyphs.test 'unsafe-inline' ; script-src * https://maps.test",
  })
  expect(mapOrigins).toEqual(['https://maps.test', 'https://tiles.test:8443', 'https://*.glyphs.test'])
  const policy = contentSecurityPolicy({ scripts: [], isSecure: true, mapOrigins })
  const origins = 'https://maps.test https://tiles.test:8443 https://*.glyphs.test'
  expect(policy).toContain(`connect-src 'self' ${origins};`)
  expect(policy).toContain(`img-src 'self' data: ${origins};`)
  expect(policy).toContain("worker-src 'self';")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('secret')
})
