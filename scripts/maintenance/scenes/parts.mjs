/** What all scenes use: shapes as SVG, plants, toys and windows. `random` comes from draw-scenes.mjs. */
export const GREENS = ['#8fae86', '#7fa178', '#9ab88e', '#6f9466', '#86a878', '#5f8459']
export const TOYS = ['#c65d42', '#e2b35c', '#5f8f8a', '#8aa9bd', '#7d9a6a', '#d98c6a', '#c9a3a0', '#3f6f76']
export const OUTER_WALLS = [
  '#f1e4cf',
  '#dfe6dd',
  '#e8c9b5',
  '#f7f2e8',
  '#c9d6da',
  '#c68f76',
  '#d8b98a',
  '#a9bfae',
  '#e9d98f',
]
export const CREAM = '#fbf6ea'

export const box = (x, y, width, height, fill, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
export const dot = (x, y, radius, fill) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const oval = (x, y, across, down, fill) =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"/>`
export const shape = (path, fill) => `<path d="${path}" fill="${fill}"/>`
export const line = (path, color, width) =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`
export const at = (x, y, scale, body) => `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`
export const soft = (body, opacity = 1) => `<g filter="url(#soft)" opacity="${opacity}">${body}</g>`
export const blurred = (body, opacity) => `<g filter="url(#blur)" opacity="${opacity}">${body}</g>`
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')

const LEAVES = [
  [0, -92, 34],
  [-30, -76, 28],
  [30, -78, 30],
  [-16, -96, 30],
  [18, -100, 30],
  [0, -112, 26],
]
function tree({ pick }, x, y, scale) {
  const leaves = LEAVES.map(([left, top, size]) =>
    dot(left, top, size, pick(['#5f7f4e', '#68875a', '#4b6841', '#7c9a60'])),
  )
  return at(x, y, scale, shape('M-6 0C-4 -30 -6 -50 -12 -66H14C8 -40 7 -30 8 0Z', '#6b5443') + leaves.join(''))
}
function palm({ pick }, x, y, scale) {
  const leaf = pick(['#5f8459', '#6f9466', '#4f7a5a'])
  const leaves = [-100, -60, -25, 15, 50, 85, 120].map(
    (turn) => `<path d="M0 0C14 -20 44 -22 62 0C42 -10 18 -6 0 0Z" fill="${leaf}" transform="rotate(${turn - 100})"/>`,
  )
  return at(
    x,
    y,
    scale,
    `${shape('M-5 0C-2 -50 2 -90 6 -128H13C11 -90 8 -50 8 0Z', '#8b7355')}${at(9, -128, 1, leaves.join(''))}`,
  )
}
export const anyTree = (random, x, y, scale) => (random.chance(0.4) ? palm : tree)(random, x, y, scale)
export function plant(x, y, scale, pot) {
  const leaves = [-38, -18, 0, 18, 38].map(
    (turn) => `<path d="M0 0C-7 -14 -5 -30 0 -40C5 -30 7 -14 0 0Z" fill="#62886a" transform="rotate(${turn})"/>`,
  )
  return at(x, y, scale, leaves.join('') + shape('M-11 -3H11L8 17H-8Z', pot))
}
export const shrubs = ({ pick, between }, from, to, y) =>
  times(Math.floor((to - from) / 26), (index) => oval(from + 13 + index * 26, y, 17, between(8, 16), pick(GREENS)))
export const treeLine = ({ pick, between }, y) =>
  soft(times(9, (index) => dot(index * 52 - 8, y, between(32, 58), pick(GREENS.slice(0, 3)))))
export const tricycle = (x, y, color) =>
  at(
    x,
    y,
    1,
    dot(0, 8, 10, '#43504f') +
      dot(0, 8, 5, '#e6ddca') +
      dot(34, 10, 8, '#43504f') +
      dot(34, 10, 4, '#e6ddca') +
      line('M0 8L10 -6H24L34 10M24 -6L22 -14H31', color, 4),
  )
export const bear = (x, y, color) =>
  dot(x, y + 20, 15, color) + dot(x, y, 11, color) + dot(x - 9, y - 8, 4.5, color) + dot(x + 9, y - 8, 4.5, color)
export const books = ({ pick, between }, x, y, count) =>
  times(count, (index) => {
    const height = between(20, 32)
    return box(x + index * 8, y - height, 6.5, height, pick([...TOYS, '#f1e6cf']), 1)
  })

export function pane(random, x, y, width, height) {
  const middle = x + width / 2
  const cross =
    box(middle - 1.5, y, 3, height, CREAM) + (random.chance(0.6) ? box(x, y + height / 2 - 1.5, width, 3, CREAM) : '')
  return (
    box(x - 4, y - 4, width + 8, height + 8, CREAM, 3) +
    box(x, y, width, height, random.pick(['#a9c8d2', '#b7d3da', '#9cbcc8']), 2) +
    cross
  )
}
