/**
 * npm run bench -- start: the duration of the production build, and the time from starting the server to its first response, compared with
 * the smallest Next application (bench/floor); medians of five alternating starts. Loads the sample data into its database.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { prepareDatabase } from '../../scripts/bootstrap/postgres/prepare.mjs'
import { root } from '../../scripts/bootstrap/project.mjs'
import { bestOf, reportFigure, runMeasurement } from '../measure/figures'
import { median } from '../measure/requests'
import { BUILD_FOLDER, buildFloor, buildProduct, type Server, serveFloor, serveProduct } from '../measure/servers'

const STARTS = 5

const secondsOf = async (work: () => Promise<unknown>) => (await bestOf(1, work)) / 1000

async function secondsToStart(start: () => Promise<Server>): Promise<number> {
  let server: Server | undefined
  const seconds = await secondsOf(async () => {
    server = await start()
  })
  await server?.stop()
  return seconds
}

async function run(): Promise<void> {
  rmSync(path.join(root, BUILD_FOLDER, 'built-from'), { force: true })
  rmSync(path.join(root, BUILD_FOLDER, 'cache'), { recursive: true, force: true })
  const build = { ours: await secondsOf(buildProduct), floor: await secondsOf(buildFloor) }
  reportFigure({ what: 'build', value: build.ours, unit: ' s', digits: 0, note: `floor ${build.floor.toFixed(0)} s` })

  const url = process.env.DATABASE_URL ?? ''
  await prepareDatabase(url)
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < STARTS; turn++) {
    floor.push(await secondsToStart(serveFloor))
    ours.push(await secondsToStart(() => serveProduct(url)))
  }
  reportFigure({
    what: 'start',
    value: median(ours),
    unit: ' s',
    note: `floor ${median(floor).toFixed(2)} s, of the floor ${(median(ours) / median(floor)).toFixed(2)}`,
  })
}

runMeasurement(run)
