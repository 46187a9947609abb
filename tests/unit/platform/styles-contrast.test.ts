import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(process.cwd(), 'app/styles/tokens.css'), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
const hexTokens = (text: string) =>
  new Map([...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]))
const themes = { light: hexTokens(lightCss), dark: hexTokens(darkCss) }

/** Relative luminance as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(theme: keyof typeof themes, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const hex = themes[theme].get(name)
    if (hex === undefined) throw new Error(`--${name} is not among the ${theme} tokens`)
    return luminance(hex)
  })
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05)
}

/** Every text color and its backgrounds. Add new pairs here. */
const texts: Record<string, string[]> = {
  ink: ['paper', 'card', 'sunken', 'sun-soft', 'mint', 'stone'],
  soft: ['paper', 'card', 'sunken', 'sun-soft', 'mint', 'stone'],
  pine: ['paper', 'card', 'sunken', 'mint', 'sun-soft'],
  'pine-deep': ['paper', 'card', 'mint', 'sun-soft'],
  'on-pine': ['pine', 'pine-deep'],
  'on-sun': ['sun-soft', 'card'],
  star: ['paper', 'card', 'sun-soft'],
  'coral-deep': ['paper', 'card', 'coral-soft', 'sun-soft'],
  'on-coral': ['coral-deep'],
  'on-stone': ['stone'],
  'on-sky': ['sky'],
  'on-plum': ['plum'],
  'on-band': ['band'],
  'on-band-soft': ['band'],
  band: ['on-band', 'on-band-soft'],
}

/** Colors of graphics, not text: the heart, field borders, the focus ring. WCAG 1.4.11 requires 3:1. */
const shapes: Record<string, string[]> = {
  coral: ['paper', 'card', 'sun-soft'],
  edge: ['paper', 'card'],
  focus: ['paper', 'card', 'sunken', 'sun-soft'],
  pine: ['paper', 'card'],
}

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([name, backgrounds]) => backgrounds.map((background) => [name, background] as const))

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs(texts))('a parent can read %s on %s', (text, background) => {
    expect(contrast(theme, text, background)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(shapes))('a parent can see %s on %s', (shape, background) => {
    expect(contrast(theme, shape, background)).toBeGreaterThanOrEqual(3)
  })
})

it('every color has its own value in both themes', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()])
})

it('computes contrast as WCAG does', () => {
  expect(luminance('#ffffff')).toBeCloseTo(1, 5)
  expect((luminance('#ffffff') + 0.05) / (luminance('#767676') + 0.05)).toBeCloseTo(4.54, 2)
})
