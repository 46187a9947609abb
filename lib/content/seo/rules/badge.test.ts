import { SITE } from '@/lib/platform/config/site'
import { badgeHtml, badgeSvg } from './badge'

test('the badge is only an image: it loads nothing, runs nothing and is the same for everyone', () => {
  const svg = badgeSvg(SITE.name)
  expect(svg).toContain(SITE.name)
  expect(svg).not.toMatch(/script|style=|href|url\(|@import|on\w+=/i)
  expect(badgeSvg(SITE.name)).toBe(svg)
  expect(badgeSvg('<b>&"')).not.toContain('<b>')
})

test('the snippet links to the provider’s page, whatever its name is', () => {
  const linked = { site: 'Site', image: 'https://x.example/badge.svg', page: 'https://x.example/provider/sunny-k3f9' }
  expect(badgeHtml({ ...linked, provider: 'Sunny' })).toBe(
    '<a href="https://x.example/provider/sunny-k3f9"><img src="https://x.example/badge.svg" width="208" height="64" alt="Sunny on Site"></a>',
  )
  expect(badgeHtml({ ...linked, provider: '"><script>alert(1)</script>' })).not.toMatch(/<script|""/)
})
