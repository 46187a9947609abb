import { SITE } from '@/lib/platform/config/site'
import { translate } from '@/tests/support/setup/translate'
import { badgeHtml, badgeSvg, framingSitesOf, openingsFrameHtml } from './badge'

const t = translate('en', 'content.badge')

test('the badge is only an image: it loads nothing, runs nothing and is the same for everyone', () => {
  const svg = badgeSvg(t, SITE.name)
  expect(svg).toContain(SITE.name)
  expect(svg).not.toMatch(/script|style=|href|url\(|@import|on\w+=/i)
  expect(badgeSvg(t, SITE.name)).toBe(svg)
  expect(badgeSvg(t, '<b>&"')).not.toContain('<b>')
})

test('the snippet links to the provider’s page, whatever its name is', () => {
  const linked = { site: 'Site', image: 'https://x.example/badge.svg', page: 'https://x.example/provider/sunny-k3f9' }
  expect(badgeHtml(t, { ...linked, provider: 'Sunny' })).toBe(
    '<a href="https://x.example/provider/sunny-k3f9"><img src="https://x.example/badge.svg" width="208" height="64" alt="Sunny on Site"></a>',
  )
  expect(badgeHtml(t, { ...linked, provider: '"><script>alert(1)</script>' })).not.toMatch(/<script|""/)
})

test('the frame’s code holds any name and address', () => {
  expect(openingsFrameHtml({ title: 'A "B" & <C>', page: 'https://x.example/embed' })).toBe(
    '<iframe src="https://x.example/embed" title="A &quot;B&quot; &amp; &lt;C&gt;" width="100%" height="420" loading="lazy" style="border:0"></iframe>',
  )
})

test.each([
  [undefined, 'none'],
  [' ', 'none'],
  ['https://a.example *', 'any'],
  ['https://a.example', 'some'],
])('who may show a frame: %j is %s', (origins, sites) => {
  expect(framingSitesOf(origins)).toBe(sites)
})
