/** The scenes in front of a house and behind it. */
import {
  anyTree,
  at,
  blurred,
  box,
  CREAM,
  dot,
  GREENS,
  line,
  OUTER_WALLS,
  oval,
  pane,
  plant,
  shape,
  shrubs,
  TOYS,
  times,
  treeLine,
  tricycle,
} from './parts.mjs'

const ROOFS = ['#8a6a58', '#6c7474', '#a2583f', '#4f6570', '#7d7a5d', '#574a45', '#3f5d57', '#b98a5c']
const DOORS = ['#0f5b52', '#b5533c', '#d8a24a', '#3b5b7d', '#7a4b5d', '#5c7a46']

const ground = ({ pick }, y) => box(0, y, 400, 300 - y, pick(['#9bb47f', '#8fae74', '#a9bf8c', '#b4bd84', '#86a46f']))
function backdrop(random, horizon) {
  const clouds = times(3, () =>
    oval(random.between(20, 380), random.between(20, 80), random.between(50, 90), random.between(8, 15), '#fff'),
  )
  return (
    box(0, 0, 400, 300, 'url(#sky)') +
    blurred(clouds, 0.8) +
    treeLine(random, horizon - random.between(30, 56)) +
    ground(random, horizon)
  )
}
function roofOf({ pick }, kind, left, right, top) {
  const color = pick(ROOFS)
  const middle = (left + right) / 2
  if (kind === 'flat')
    return (
      box(left - 8, top - 14, right - left + 16, 18, color, 2) +
      box(middle - 46, top - 38, 92, 24, CREAM, 4) +
      times(4, (index) => dot(middle - 30 + index * 20, top - 26, 6, TOYS[index]))
    )
  if (kind === 'gable')
    return (
      shape(`M${left - 16} ${top + 2}L${middle} ${top - 62}L${right + 16} ${top + 2}Z`, color) +
      dot(middle, top - 24, 11, CREAM)
    )
  if (kind === 'twin') {
    const one = (from) => shape(`M${from - 12} ${top + 2}L${from + 52} ${top - 48}L${from + 116} ${top + 2}Z`, color)
    return box(left, top - 22, right - left, 24, color) + one(left) + one(right - 104)
  }
  return shape(`M${left - 16} ${top + 2}L${left + 18} ${top - 38}H${right - 18}L${right + 16} ${top + 2}Z`, color)
}

export function front(random) {
  const { pick, between, chance } = random
  const [left, right, top, foot] = [between(20, 70), between(330, 384), between(104, 132), 212]
  const entry = pick([1, 2, 3])
  const bay = (right - left) / 5
  const height = foot - top
  const tall = chance(0.35)
  const bays = times(5, (index) => {
    const x = left + index * bay
    if (index !== entry) return pane(random, x + bay / 2 - 13, top + 24, 26, tall ? height - 36 : 30)
    const awning = pick(DOORS)
    const shelter = chance(0.5)
      ? shape(`M${x - 4} ${foot - 58}H${x + bay + 4}L${x + bay - 4} ${foot - 74}H${x + 4}Z`, awning)
      : shape(`M${x - 2} ${foot - 58}A${bay / 2 + 2} 26 0 0 1 ${x + bay + 2} ${foot - 58}Z`, awning)
    return (
      box(x + bay / 2 - 20, foot - 62, 40, 62, pick(DOORS), 3) +
      box(x + bay / 2 - 13, foot - 54, 26, 24, '#bcd9d6', 2) +
      shelter
    )
  })
  const step = left + entry * bay
  const way = shape(
    `M${step + 4} ${foot}H${step + bay - 4}L${step + bay + between(0, 60)} 300H${step - between(0, 60)}Z`,
    '#e6dac3',
  )
  const fence = chance(0.3)
    ? times(21, (index) => (Math.abs(index * 20 - step - 16) < 44 ? '' : box(index * 20, 228, 12, 34, CREAM, 3)))
    : ''
  return (
    backdrop(random, 206) +
    way +
    box(left, top, right - left, height, pick(OUTER_WALLS)) +
    box(left, top, right - left, height, 'url(#shade)') +
    roofOf(random, pick(['hip', 'gable', 'flat', 'twin']), left, right, top) +
    bays +
    shrubs(random, left, step - 4, 212) +
    shrubs(random, step + bay + 4, right, 212) +
    fence +
    anyTree(random, between(4, 40), 240, between(9, 14) / 10) +
    anyTree(random, between(350, 392), 234, between(8, 13) / 10) +
    (chance(0.3) ? tricycle(between(90, 290), 262, pick(TOYS)) : '')
  )
}

export function home(random) {
  const { pick, between, chance } = random
  const [wall, roof, trim] = [pick(OUTER_WALLS), pick(ROOFS), '#f8f4ea']
  const [top, peak] = [between(118, 136), between(58, 88)]
  const split = between(180, 220)
  const porch = chance(0.5)
    ? box(split, top + 6, 330 - split, 7, trim) +
      times(4, (index) => box(split + 4 + (index * (316 - split)) / 3, top + 8, 5, 210 - top, trim))
    : ''
  const boards = chance(0.6) ? times(6, (index) => box(86, top + 12 + index * 12, 244, 1.2, '#00000014')) : ''
  const extra = pick(['tricycle', 'pots', 'swing', 'pots'])
  const things = {
    tricycle: () => tricycle(between(290, 340), 244, pick(TOYS)),
    pots: () => plant(split - 2, 214, 0.8, pick(TOYS)) + plant(between(320, 350), 218, 1.1, pick(TOYS)),
    swing: () =>
      line('M330 250L346 186L362 250M346 186H384M384 186L396 250', '#8b7355', 5) +
      line('M360 188V232M376 188V232', '#6b5443', 2) +
      box(356, 230, 24, 6, pick(TOYS), 2),
  }
  return (
    backdrop(random, 208) +
    (chance(0.4) ? box(between(226, 290), 64, 20, 50, '#a87660') : '') +
    box(86, top, 244, 214 - top, wall) +
    boards +
    box(86, top, 244, 214 - top, 'url(#shade)') +
    shape(`M${split - 10} ${top}L${split + 14} ${top - 34}H316L340 ${top}Z`, roof) +
    shape(`M70 ${top + 2}L${(80 + split) / 2} ${peak}L${split + 14} ${top + 2}Z`, roof) +
    shape(`M98 ${top + 1}L${(80 + split) / 2} ${peak + 22}L${split - 14} ${top + 1}Z`, wall) +
    pane(random, 108, top + 26, between(34, 52), 34) +
    box(split + 20, 154, 26, 60, pick(DOORS), 2) +
    pane(random, split + 60, top + 26, 34, 32) +
    porch +
    shape(`M${split + 18} 214H${split + 48}L${split + between(50, 90)} 300H${split + between(-30, 6)}Z`, '#e6dac3') +
    shrubs(random, 86, split + 6, 214) +
    anyTree(random, between(24, 60), 240, between(10, 15) / 10) +
    (chance(0.5) ? anyTree(random, between(356, 390), 222, 0.9) : '') +
    things[extra]()
  )
}

export function yard(random) {
  const { pick, between, chance } = random
  const [first, second] = [pick(TOYS), pick(TOYS)]
  const fenceColor = pick(['#e8dcc4', '#b98f62', '#f7f2e8', '#8fa39a'])
  const fence = chance(0.7)
    ? times(22, (index) => box(index * 19 - 4, 142, 14, 46, fenceColor, 3)) + box(0, 154, 400, 5, '#00000018')
    : shrubs(random, -10, 420, 184) + times(9, (index) => box(index * 50, 140, 5, 50, '#8b7355'))
  const big = {
    slide: () =>
      shape('M52 168L8 250H24L62 180Z', first) +
      box(52, 158, 34, 8, '#c49a6c', 2) +
      box(52, 164, 5, 86, '#a87f55') +
      box(81, 164, 5, 86, '#a87f55') +
      times(4, (index) => box(54, 182 + index * 16, 30, 4, '#a87f55', 2)) +
      shape('M46 158L69 136L92 158Z', second),
    swings: () =>
      line('M0 252L18 140L36 252M18 140H112M94 252L112 140L130 252', '#8b7355', 6) +
      line('M42 142V216M58 142V216M78 142V208M94 142V208', '#6b5443', 2) +
      box(38, 214, 24, 6, first, 2) +
      box(74, 206, 24, 6, second, 2),
    playhouse: () =>
      box(14, 176, 88, 74, pick(OUTER_WALLS), 2) +
      shape('M2 180L58 130L114 180Z', first) +
      box(44, 204, 26, 46, second, 3) +
      box(78, 196, 16, 18, '#b7d3da', 2),
    dome: () =>
      line('M0 250A60 66 0 0 1 120 250M30 250L60 184L92 250M12 218H108M60 184V250M30 198L60 250L92 198', first, 4),
    tent: () =>
      shape('M60 150L4 252H116Z', first) +
      shape('M60 150L44 252H76Z', '#00000038') +
      shape('M60 150L84 252H116Z', '#ffffff33'),
    tunnel: () =>
      oval(30, 232, 22, 26, first) +
      box(30, 206, 70, 52, first) +
      oval(100, 232, 22, 26, second) +
      oval(100, 232, 15, 19, '#3c4a44'),
  }
  const small = {
    sand: (x) =>
      oval(x + 30, 266, 74, 20, '#e3cfa6') + shape(`M${x + 20} 266L${x + 26} 246H${x + 44}L${x + 50} 266Z`, first),
    beds: (x) =>
      box(x, 232, 84, 26, '#b98f62', 3) +
      times(
        6,
        (index) =>
          oval(x + 8 + index * 14, 230, 9, between(8, 14), pick(GREENS)) + dot(x + 10 + index * 14, 220, 3, second),
      ),
    tricycle: (x) => tricycle(x + 20, 256, second),
    balls: (x) => dot(x, 268, 12, first) + dot(x + 34, 258, 9, second) + dot(x + 66, 272, 10, pick(TOYS)),
    logs: (x) =>
      times(
        4,
        (index) =>
          box(x + index * 24, 240 - (index % 3) * 8, 16, 30 + (index % 3) * 8, '#a87f55', 4) +
          oval(x + 8 + index * 24, 240 - (index % 3) * 8, 8, 4, '#d9b98c'),
      ),
  }
  const sail = chance(0.35)
    ? line('M116 84V210M344 70V214', '#8b7355', 5) +
      shape('M112 84Q226 118 348 66Q262 52 220 30Q170 62 112 84Z', pick([...TOYS, '#e3a95c']))
    : ''
  const x = between(120, 240)
  const [one, two] = pick([
    ['sand', 'tricycle'],
    ['beds', 'balls'],
    ['balls', 'logs'],
    ['tricycle', 'beds'],
    ['logs', 'sand'],
  ])
  return (
    backdrop(random, 184) +
    fence +
    box(0, 186, 400, 114, '#00000008') +
    (sail || anyTree(random, between(40, 360), 206, between(12, 16) / 10)) +
    blurred(oval(x + 60, 252, 90, 14, '#38543a'), 0.35) +
    at(x, chance(0.5) ? 0 : 8, 1, pick(Object.values(big))()) +
    small[one](between(10, 40)) +
    small[two](between(290, 320)) +
    (chance(0.5) ? anyTree(random, pick([14, 386]), 240, between(11, 15) / 10) : '')
  )
}
