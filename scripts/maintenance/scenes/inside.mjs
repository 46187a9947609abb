/** The scenes in the rooms. */
import {
  at,
  bear,
  blurred,
  books,
  box,
  CREAM,
  dot,
  GREENS,
  line,
  oval,
  pane,
  plant,
  shape,
  soft,
  TOYS,
  times,
} from './parts.mjs'

const INNER_WALLS = ['#efe5d3', '#dfe6e2', '#d9e2dd', '#f0e2d0', '#cfdbe2', '#ecd5c6', '#e6e3c8', '#b9cdc4', '#d9cfe0']
const FLOORS = ['#d9bd97', '#dcc4a0', '#c9a878', '#b98f62', '#cfc6b6', '#a9805a']
const WOODS = ['#c49a6c', '#d3ab7a', '#b98f62', '#a87f55', '#e0cba6', '#8b6a4a']
const RUGS = ['#8fb3a6', '#c98d74', '#7f9bb3', '#d9b36a', '#a8a3c0', '#c7d4c8', '#6f8f78', '#d9a3a0']

function hall({ pick }, floorAt) {
  const boards = times(3, (index) => box(0, floorAt + 22 + index * 28, 400, 1, '#7a5a3626'))
  return (
    box(0, 0, 400, floorAt, pick(INNER_WALLS)) +
    box(0, 0, 400, floorAt, 'url(#light)') +
    box(0, floorAt, 400, 300 - floorAt, pick(FLOORS)) +
    boards +
    box(0, floorAt - 6, 400, 8, CREAM)
  )
}
const sunbeam = (x, width, floorAt) =>
  blurred(shape(`M${x} ${floorAt}H${x + width}L${x + width + 70} 300H${x + 20}Z`, '#fff4d2'), 0.5)
function bigWindow(random, x, y, width, height) {
  const view = soft(
    times(3, (index) => dot(x + width * (0.2 + index * 0.3), y + height * 0.86, width * 0.16, random.pick(GREENS))),
    0.8,
  )
  const arch = random.chance(0.25)
    ? shape(`M${x - 4} ${y}A${width / 2 + 4} ${width / 2.6} 0 0 1 ${x + width + 4} ${y}Z`, CREAM)
    : ''
  return arch + pane(random, x, y, width, height) + view + box(x - 9, y + height + 4, width + 18, 7, CREAM, 2)
}
function rug({ pick, chance }, x, y, across) {
  const [outer, inner] = [pick(RUGS), pick([...RUGS, '#e9dcc2'])]
  if (chance(0.3))
    return (
      shape(`M${x - across + 24} ${y - 26}H${x + across - 24}L${x + across} ${y + 30}H${x - across}Z`, outer) +
      times(3, (index) => box(x - across + 18, y - 14 + index * 14, across * 2 - 36, 5, inner))
    )
  return (
    oval(x, y, across, across * 0.28, outer) +
    oval(x, y, across * 0.78, across * 0.2, inner) +
    (chance(0.5) ? oval(x, y, across * 0.54, across * 0.13, outer) : '')
  )
}
function garland({ pick, between, chance }) {
  const sag = between(16, 34)
  const flags = times(7, (index) => {
    const [x, y] = [150 + index * 38, 26 + sag * (1 - ((index - 3) / 3.6) ** 2)]
    return chance(0.8) ? shape(`M${x - 9} ${y}H${x + 9}L${x} ${y + 18}Z`, pick(TOYS)) : dot(x, y + 8, 8, pick(TOYS))
  })
  return line(`M130 24Q265 ${26 + sag * 2} 400 22`, '#b79a76', 1.5) + flags
}
function shelfUnit(random, x, y, width, rows) {
  const { pick, between } = random
  const wood = pick(WOODS)
  const fill = (left, foot, room) =>
    pick([
      () => books(random, left + 4, foot, Math.min(6, Math.floor(room / 9))),
      () =>
        box(left + 5, foot - 22, room - 10, 22, pick(RUGS), 3) +
        box(left + room / 2 - 6, foot - 16, 12, 4, '#ffffff88', 2),
      () => dot(left + room / 2, foot - 10, 10, pick(TOYS)),
      () =>
        times(3, (index) => {
          const height = 10 + index * between(2, 8)
          return box(left + 6 + index * 11, foot - height, 9, height, pick(TOYS), 1)
        }),
      () => shape(`M${left + 6} ${foot}L${left + room / 2} ${foot - 26}L${left + room - 6} ${foot}Z`, pick(TOYS)),
      () => plant(left + room / 2, foot - 12, 0.6, pick(TOYS)),
    ])()
  const cells = Math.round(width / 46)
  return (
    box(x, y, width, rows * 44 + 6, wood, 4) +
    times(
      rows,
      (row) =>
        box(x + 6, y + 6 + row * 44, width - 12, 38, '#5a40264d', 2) +
        times(cells, (cell) => fill(x + 8 + (cell * (width - 16)) / cells, y + 44 + row * 44, (width - 16) / cells)),
    )
  )
}
const chair = (x, y, color) =>
  box(x, y, 28, 6, color, 3) +
  box(x + 3, y - 18, 4, 20, color) +
  box(x + 4, y + 4, 3, 22, color) +
  box(x + 22, y + 4, 3, 22, color)
function pictures({ pick, between }, x, y) {
  return times(
    between(1, 4),
    (index) =>
      box(x + index * 36, y + (index % 2) * 6, 28, 24, CREAM, 2) +
      dot(x + 14 + index * 36, y + 12 + (index % 2) * 6, 7, pick(TOYS)),
  )
}

export function room(random) {
  const { pick, between, chance } = random
  const floorAt = between(186, 208)
  const x = between(20, 50)
  const width = between(80, 130)
  const wood = pick(WOODS)
  const middle = {
    table: () =>
      oval(178, 254, 48, 8, '#4d3a2240') +
      box(136, 222, 84, 8, wood, 4) +
      box(142, 228, 5, 28, wood) +
      box(208, 228, 5, 28, wood) +
      box(166, 208, 12, 14, pick(TOYS), 2) +
      chair(84, 230, pick(TOYS)) +
      chair(242, 230, pick(TOYS)),
    easel: () =>
      line('M140 264L162 180L184 264M162 190V250', wood, 5) +
      box(132, 186, 60, 50, CREAM, 2) +
      dot(152, 206, 9, pick(TOYS)) +
      shape('M160 230L174 206L188 230Z', pick(TOYS)) +
      chair(214, 236, pick(TOYS)),
    tent: () =>
      shape('M168 150L112 262H224Z', pick(RUGS)) +
      shape('M168 168L146 262H190Z', '#00000030') +
      bear(222, 240, '#c49a6c'),
    blocks: () =>
      times(9, (index) =>
        box(120 + (index % 5) * 24 + (index > 4 ? 12 : 0), 240 - (index > 4 ? 22 : 0), 22, 22, pick(TOYS), 2),
      ) + bear(90, 236, '#b98f62'),
    cushions: () => times(4, (index) => oval(110 + index * 44, 248 + (index % 2) * 12, 26, 13, pick(TOYS))),
    kitchen: () =>
      box(110, 190, 60, 66, wood, 3) +
      box(116, 222, 48, 30, '#00000022', 2) +
      dot(128, 206, 6, '#3d4a4c') +
      dot(152, 206, 6, '#3d4a4c') +
      box(178, 176, 44, 80, pick(RUGS), 3) +
      box(184, 190, 32, 26, CREAM, 2),
  }
  return (
    hall(random, floorAt) +
    bigWindow(random, x, between(30, 50), width, between(86, 110)) +
    sunbeam(x, width, floorAt) +
    shelfUnit(random, between(228, 244), floorAt - 90, 138, 2) +
    plant(between(250, 350), floorAt - 106, 0.9, pick(TOYS)) +
    (chance(0.6) ? garland(random) : pictures(random, between(210, 250), 40)) +
    rug(random, 172, 252, between(100, 140)) +
    pick(Object.values(middle))()
  )
}

export function shelf(random) {
  const { pick, between, chance } = random
  const floorAt = between(204, 216)
  const rows = pick([2, 2, 3])
  const left = between(120, 170)
  const low =
    box(50, 246, 150, 40, '#00000014', 8) +
    box(60, 236, 150, 8, pick(WOODS), 3) +
    box(70, 242, 6, 30, '#a87f55') +
    box(194, 242, 6, 30, '#a87f55') +
    times(3, (index) => dot(84 + index * 26, 228, between(6, 9), pick(TOYS)))
  return (
    hall(random, floorAt) +
    bigWindow(random, 30, between(40, 64), between(56, 76), 90) +
    sunbeam(40, 70, floorAt) +
    shelfUnit(random, left, floorAt - rows * 44 - 4, 384 - left, rows) +
    plant(between(left + 20, 360), floorAt - rows * 44 - 22, 1, pick(TOYS)) +
    pictures(random, left + 20, 24) +
    rug(random, 290, 264, between(60, 90)) +
    (chance(0.5)
      ? low
      : bear(110, 248, pick(WOODS)) +
        times(3, (index) => box(150 + index * 24, 256 - (index % 2) * 20, 22, 22, pick(TOYS), 2)))
  )
}

export function readingCorner(random) {
  const { pick, between, chance } = random
  const [cloth, inside] = [pick([...RUGS, '#f4ead6']), pick(['#e9dcc2', '#fbf4e4', '#d9c9ae'])]
  const canopy = chance(0.5)
    ? shape('M140 6C110 60 84 130 66 214H214C196 130 170 60 140 6Z', cloth) +
      shape('M140 44C122 90 112 150 106 214H174C168 150 158 90 140 44Z', inside)
    : bigWindow(random, 70, 40, 130, 104) +
      box(54, 168, 170, 46, pick(WOODS), 4) +
      times(3, (index) => box(64 + index * 52, 144, 44, 26, pick(RUGS), 8))
  const lights = chance(0.5)
    ? times(7, (index) => dot(60 + index * 26, 30 + (index % 2) * 14, 3.2, '#f2c867'))
    : garland(random)
  const shelves = chance(0.5)
    ? times(
        3,
        (row) =>
          box(254, 66 + row * 46, 126, 6, pick(WOODS), 2) +
          books(random, 262, 66 + row * 46, between(5, 8)) +
          box(340, 42 + row * 46, 26, 24, pick(RUGS), 2),
      )
    : shelfUnit(random, 250, 76, 136, 3)
  const cushions = times(3, (index) => oval(96 + index * 48, 244 + (index % 2) * 10, between(28, 38), 17, pick(TOYS)))
  return (
    hall(random, 210) +
    canopy +
    lights +
    shelves +
    rug(random, 150, 256, between(110, 136)) +
    cushions +
    shape('M132 266L152 260L172 266V274L152 269L132 274Z', '#fff') +
    plant(246, 234, 1.2, pick(TOYS)) +
    bear(between(310, 350), 246, pick(WOODS))
  )
}

export function table(random) {
  const { pick, between, chance } = random
  const [wood, count] = [pick(['#ecd0a2', '#d9b483', '#e9dcc6', '#c99f6e', '#f4efe4']), between(4, 6)]
  const windows = chance(0.6)
    ? times(3, (index) => bigWindow(random, 24 + index * 130, 14, 94, 74))
    : bigWindow(random, 40, 14, 120, 78) + shelfUnit(random, 220, 26, 150, 2)
  const places = times(count, (index) => {
    const turn = (index / count) * 2 * Math.PI + 0.4
    const [x, y] = [200 + Math.cos(turn) * 112, 208 + Math.sin(turn) * 28]
    return oval(x, y, 28, 11, '#fff') + oval(x, y - 1, 20, 7, pick(TOYS)) + box(x + 26, y - 18, 12, 17, pick(TOYS), 3)
  })
  const top = chance(0.6)
    ? oval(200, 216, 178, 54, '#00000030') + oval(200, 206, 178, 52, wood)
    : box(28, 160, 344, 100, '#00000026', 16) + box(28, 154, 344, 98, wood, 14)
  const middle = pick([
    plant(200, 200, 1, pick(TOYS)),
    oval(200, 204, 34, 12, '#c49a6c') +
      times(5, (index) => dot(180 + index * 10, 198 - (index % 2) * 4, 7, pick(TOYS))),
  ])
  return (
    hall(random, 120) +
    windows +
    sunbeam(40, 90, 120) +
    times(4, (index) => box(30 + index * 94, 264, 56, 11, pick(TOYS), 5)) +
    top +
    places +
    middle
  )
}

export function nap(random) {
  const { pick, between, chance } = random
  const wood = pick(WOODS)
  const bars = times(9, (index) => box(3 + index * 10.5, 4, 3, 50, wood))
  const crib = (x, y) =>
    at(
      x,
      y,
      1.05,
      oval(46, 66, 54, 7, '#4d3a222e') +
        box(2, 34, 88, 14, CREAM, 5) +
        oval(20, 34, 15, 6, '#fff') +
        shape('M40 36Q66 26 90 36V47H40Z', pick(RUGS)) +
        box(0, 0, 92, 6, wood, 3) +
        box(0, 52, 92, 6, wood, 3) +
        bars,
    )
  const cot = (x, y) =>
    at(
      x,
      y,
      1,
      oval(52, 30, 58, 6, '#4d3a222e') +
        box(0, 8, 106, 14, pick(RUGS), 6) +
        box(4, 2, 26, 12, '#fff', 5) +
        box(4, 22, 5, 12, wood) +
        box(98, 22, 5, 12, wood),
    )
  const beds = chance(0.55)
    ? crib(18, 148) + crib(152, between(150, 164)) + crib(288, 148)
    : cot(16, 196) + cot(148, 204) + cot(280, 196) + cot(60, 250) + cot(220, 254)
  const curtain = pick([...RUGS, '#f6efe1'])
  const x = between(110, 170)
  const mobile =
    line('M64 0V44M46 44H84', '#b79a76', 2) +
    times(3, (index) => dot(48 + index * 17, 62 + (index % 2) * 8, 6, pick(TOYS)))
  return (
    hall(random, 206) +
    bigWindow(random, x, 34, 112, 88) +
    shape(`M${x - 20} 22C${x - 2} 60 ${x - 4} 110 ${x - 16} 150H${x - 36}V22Z`, curtain) +
    shape(`M${x + 132} 22C${x + 114} 60 ${x + 116} 110 ${x + 128} 150H${x + 150}V22Z`, curtain) +
    box(x - 44, 18, 202, 6, '#b98f62', 3) +
    sunbeam(x, 112, 206) +
    mobile +
    rug(random, 200, 282, 92) +
    beds +
    (chance(0.5) ? bear(346, 262, pick(WOODS)) : '')
  )
}
