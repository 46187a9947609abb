import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** An invented row in the shape of the food program's file. */
const ROW = {
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
export type FoodRow = Partial<typeof ROW>

const quoted = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** Writes the file with the state's stray date above the header and returns its path. */
export async function foodFile(rows: readonly FoodRow[], date = '2/5/25'): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'food ')), 'food.csv')
  const lines = [Object.keys(ROW), ...rows.map((row) => Object.values({ ...ROW, ...row }))]
  const above = `\ufeff${[date, ...Array.from({ length: 9 }, () => '')].join(',')}\r\n`
  await writeFile(file, above + lines.map((fields) => `${fields.map(quoted).join(',')}\r\n`).join(''))
  return file
}
