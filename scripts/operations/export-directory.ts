/**
 * npm run export:directory -- --format csv|jsonl --out FILE   (packed if FILE ends in .gz)
 * npm run export:directory -- --publish                       makes the files at /open-data/ now instead of tonight
 * What is in the files: docs/rooms/providers.md#open-data.
 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DomainError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { exportDirectory, publishOpenData } from '@/lib/providers/open-data/commands'
import { countOpenProviders } from '@/lib/providers/open-data/queries'
import { OPEN_FORMATS } from '@/lib/providers/open-data/rules'
import { runAndExit, stopSignal } from './exit'

const FORMATS = OPEN_FORMATS.map(({ code }) => code)
const USAGE = `Use: npm run export:directory -- --format ${FORMATS.join('|')} --out FILE
     npm run export:directory -- --publish: makes the files at /open-data/ now`

async function run(): Promise<void> {
  const options = readArguments()
  const signal = stopSignal('Stopped: nothing was written.')
  if (options === 'publish') {
    await publishOpenData(now(), signal)
    console.log('The files at /open-data/ are new.')
    return
  }
  const started = performance.now()
  const folder = path.dirname(path.resolve(options.out))
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new DomainError(400, asWritten(`There is no folder ${folder}.`))
  if ((await stat(options.out).catch(() => null))?.isDirectory())
    throw new DomainError(400, asWritten(`${options.out} is a folder: name a file in it.`))
  const total = await countOpenProviders()
  const onRows = (rows: number) => showProgress(rows, total)
  const { rows, textBytes, sha256 } = await exportDirectory(options.format, options.out, { onRows, signal })
  if (process.stderr.isTTY) process.stderr.write('\n')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const peak = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(
    `${rows} providers in ${options.out}: ${textBytes} bytes of text, ${seconds} s, at most ${peak} MB of memory.`,
  )
  console.log(`sha256 of the text: ${sha256}`)
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { format: { type: 'string' }, out: { type: 'string' }, publish: { type: 'boolean' } },
    })
    const format = FORMATS.find((code) => code === values.format)
    if (values.publish && values.format === undefined && values.out === undefined) return 'publish'
    if (values.publish || !format || !values.out) throw new Error('arguments')
    return { format, out: values.out }
  } catch {
    throw new DomainError(400, asWritten(USAGE))
  }
}

let shown = 0

/** One line that is updated in a terminal; otherwise a line per quarter, for logs. */
function showProgress(rows: number, total: number): void {
  const share = Math.min(1, rows / Math.max(1, total))
  const step = Math.floor(share * (process.stderr.isTTY ? 100 : 4))
  if (step === shown) return
  shown = step
  const text = `${rows} of ${total} providers, ${Math.floor(share * 100)} %`
  process.stderr.write(process.stderr.isTTY ? `\r${text}` : `${text}\n`)
}

runAndExit(run)
