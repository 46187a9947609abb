import { colors, logo } from '@/site.config'
import type { ColorName } from '../config/site-check'

/** Documents and pictures are in the light theme. */
const { light } = colors

/** The logo's shapes as SVG, for an element with the viewBox "0 0 32 32". */
export function logoShapes(): string {
  return logo
    .map((shape) =>
      'fill' in shape
        ? `<path fill="${light[shape.fill]}" d="${shape.path}"/>`
        : `<path fill="none" stroke="${light[shape.stroke]}" stroke-width="${shape.width}" stroke-linecap="round" d="${shape.path}"/>`,
    )
    .join('')
}

/** The logo as an SVG file: without a background, or centered on one that a phone may crop to a circle. */
export function logoSvg({ hasGround = false } = {}): string {
  const shapes = hasGround
    ? `<rect width="32" height="32" fill="${light.paper}"/><g transform="translate(5.76 5.76) scale(.64)">${logoShapes()}</g>`
    : logoShapes()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`
}

/** The logo in a PDF, `scale` times 32 points wide. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  doc.save().translate(x, y).scale(scale)
  for (const shape of logo)
    if ('fill' in shape) doc.path(shape.path).fill(light[shape.fill])
    else doc.lineWidth(shape.width).lineCap('round').path(shape.path).stroke(light[shape.stroke])
  doc.restore()
}

/** The first two colors of the logo, in both themes: a mail shows them as two cells. */
export function logoColors(theme: 'light' | 'dark'): { ground: string; front: string } {
  const names = [...new Set(logo.map((shape): ColorName => ('fill' in shape ? shape.fill : shape.stroke)))]
  const [ground = 'pine', front = 'onPine'] = names
  return { ground: colors[theme][ground], front: colors[theme][front] }
}
