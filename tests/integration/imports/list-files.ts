import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { compiledCommand } from '@/tests/support/platform/run-command'

/** An invented row in the shape of the federal file; every provider in these tests is made up. */
const ROW = {
  ID: '1',
  NAME: 'LITTLE LANTERN ACADEMY, INC',
  ADDRESS: '12 LANTERN LN, STE 4',
  CITY: 'ORLANDO',
  STATE: 'FL',
  ZIP: '32801',
  ZIP4: 'NOT AVAILABLE',
  TELEPHONE: '(407) 555-0101',
  TYPE: 'CENTER BASED',
  STATUS: 'OPEN',
  POPULATION: '85',
  COUNTY: 'ORANGE',
  LATITUDE: '28.5402',
  LONGITUDE: '-81.3741',
  NAICS_DESC: 'CHILD DAY CARE CENTERS',
  SOURCEDATE: '2022/05/02 00:00:00+00',
  VAL_DATE: '2019/02/07 00:00:00+00',
}

export type CentersRow = Partial<typeof ROW>

const quoted = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

export function centersCsv(rows: readonly CentersRow[]): string {
  const lines = rows.map((row) => Object.values({ ...ROW, ...row }).map(quoted))
  return [Object.keys(ROW), ...lines].map((fields) => `${fields.join(',')}\r\n`).join('')
}

/** Writes the file into its own folder, with a space in its name, and returns its path. */
export async function centersFile(content: readonly CentersRow[] | string | Buffer): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'centers ')), 'centers.csv')
  const isText = typeof content === 'string' || Buffer.isBuffer(content)
  await writeFile(file, isText ? content : `\ufeff${centersCsv(content)}`)
  return file
}

/** Every trap of the real file, each in its own row. */
export const TRAPS: readonly CentersRow[] = [
  {},
  {
    ID: '2',
    NAME: 'OTTER CHAIN',
    ADDRESS: '1 OTTER WAY',
    CITY: 'SAINT CLOUD',
    ZIP: '347691234',
    COUNTY: 'OSCEOLA',
    LATITUDE: '28.2500',
    LONGITUDE: '-81.2900',
  },
  {
    ID: '3',
    NAME: 'OTTER CHAIN',
    ADDRESS: '2 OTTER WAY',
    CITY: 'FT LAUDERDALE',
    ZIP: '33301',
    COUNTY: 'BROWARD',
    LATITUDE: '26.1200',
    LONGITUDE: '-80.1400',
  },
  {
    ID: '4',
    NAME: 'PADDLE - N - LEARN',
    ADDRESS: '3 OTTER WAY',
    CITY: 'DELAND',
    ZIP: '32720',
    COUNTY: 'VOLUSIA',
    LATITUDE: '29.0300',
    LONGITUDE: '-81.3000',
  },
  { ID: '5', NAME: 'UNKNOWN SIZE DAY CARE', ADDRESS: '5 OTTER WAY', TELEPHONE: 'NOT AVAILABLE', POPULATION: '-999' },
  { ID: '6', NAME: 'LITTLE LANTERN ACADEMY, INC.' },
  { ID: '2', NAME: 'THE ID OF ANOTHER', ADDRESS: '7 OTTER WAY' },
  { ID: '8', NAME: '???' },
  { ID: '9', NAME: 'NO SUCH TYPE', TYPE: 'CIRCUS' },
  { ID: '10', NAME: 'NO ZIP', ZIP: 'NOT AVAILABLE' },
  { ID: '11', NAME: 'ZIP IN GEORGIA', ZIP: '30301', ADDRESS: '11 OTTER WAY' },
  { ID: '12', NAME: 'FAR AWAY POINT', ADDRESS: '12 OTTER WAY', LATITUDE: '45.0', LONGITUDE: '-93.0' },
  { ID: '13', NAME: 'OTHER COUNTY', ADDRESS: '13 OTTER WAY', COUNTY: 'OSCEOLA' },
  {
    ID: '14',
    NAME: 'HIDDEN HOME',
    ADDRESS: '14 SECRET CT',
    TYPE: 'HOME BASED',
    LATITUDE: '28.5555',
    LONGITUDE: '-81.3666',
  },
  { ID: '15', NAME: 'QUIET SHELTER', ADDRESS: 'CONFIDENTIAL', LATITUDE: '28.5577', LONGITUDE: '-81.3688' },
  { ID: '16', NAME: 'OTTER HOLDINGS LLC DBA NIÑOS FELICES', ADDRESS: '16 OTTER WAY' },
]

/** An invented row in the shape of the food program's file. */
const FOOD_ROW = {
  County: 'ORANGE',
  'Auth #': '17',
  'Organization Name': 'OTTER SPONSORS, INC',
  'Center Name': 'LITTLE LANTERN ACADEMY',
  Address: '12  LANTERN LANE',
  'Address 2': '',
  City: 'ORLANDO',
  Zip: '328011234',
  Phone: '4075550101',
  Extension: '',
}
export type FoodRow = Partial<typeof FOOD_ROW>

/** Writes the file with the state's stray date above the header and returns its path. */
export async function foodFile(rows: readonly FoodRow[], date = '2/5/25'): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'food ')), 'food.csv')
  const lines = [Object.keys(FOOD_ROW), ...rows.map((row) => Object.values({ ...FOOD_ROW, ...row }))]
  const above = `\ufeff${[date, ...Array.from({ length: 9 }, () => '')].join(',')}\r\n`
  await writeFile(file, above + lines.map((fields) => `${fields.map(quoted).join(',')}\r\n`).join(''))
  return file
}

type Ended = { status: number; output: string; errors: string }

/** An import command as npm starts it, on this test's database, and a server in place of the running site that it notifies. */
export function commandWithSite(script: string, database: { url: () => string }) {
  const revalidations: unknown[] = []
  const site = createServer(async (request, response) => {
    revalidations.push(JSON.parse(await text(request)))
    response.end('{}')
  })
  beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve)))
  beforeEach(() => revalidations.splice(0))
  afterAll(() => new Promise((resolve) => site.close(resolve)))

  function start(...args: string[]): Promise<Ended> {
    const { port } = z.object({ port: z.number() }).parse(site.address())
    const env = { ...process.env, DATABASE_URL: database.url(), SITE_URL: `http://127.0.0.1:${port}` }
    return new Promise((resolve) =>
      execFile(process.execPath, [...compiledCommand(script), ...args], { env }, (error, output, errors) =>
        resolve({ status: Number(error?.code ?? 0), output, errors }),
      ),
    )
  }
  return { start, revalidations }
}
