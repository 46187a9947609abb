/**
 * npm run import:providers -- FILE --preset florida-centers [--as-of 2026-06-01] [--dry-run] [--report FILE.json] [--close-missing]
 * npm run import:providers -- FILE --mapping MAPPING.json [the same]
 * npm run import:providers -- --list | --undo BATCH [--dry-run] [--report FILE.json]
 * npm run import:providers -- --sources | --run-source NAME
 * How a file is imported: docs/rooms/imports.md.
 */
import { parseArgs } from 'node:util'
import { type ImportProgress, importProviders } from '@/lib/imports/commands/import-providers'
import { mappingJsonSchema } from '@/lib/imports/presets/mapping-schema'
import { PRESETS } from '@/lib/imports/presets/registry'
import { progressBar, progressText, reportLines } from '@/lib/imports/rules/report-lines'
import { revalidateRemotely, tags } from '@/lib/platform/cache/revalidate'
import { DomainError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { runAndExit, stopSignal, writeReport } from './exit'
import { GUESS_USAGE, readGuessOptions, runGuess } from './guess-mapping'
import {
  BATCH_USAGE,
  readBatchOptions,
  readSourceOptions,
  runBatchCommand,
  runSourceCommand,
  SOURCE_USAGE,
} from './import-batches'

const USAGE = `Use: npm run import:providers -- FILE (--preset PRESET | --mapping MAPPING.json) [--dry-run] [--report FILE.json] [--close-missing [--force-close]]
MAPPING.json describes the columns of any other file: docs/rooms/imports.md.
PRESET is one of: ${PRESETS.map(({ code, title }) => `${code} (${title})`).join(', ')}
${GUESS_USAGE}
     npm run import:providers -- --schema: the JSON schema of mappings, for editors
${BATCH_USAGE}
     ${SOURCE_USAGE}`

const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

async function run(): Promise<void> {
  const batchOptions = readBatchOptions(process.argv.slice(2))
  if (batchOptions) return runBatchCommand(batchOptions)
  const sourceOptions = readSourceOptions(process.argv.slice(2))
  if (sourceOptions) return runSourceCommand(sourceOptions)
  const guessOptions = readGuessOptions(process.argv.slice(2))
  if (guessOptions) return runGuess(guessOptions)
  if (process.argv[2] === '--schema' && process.argv.length === 3)
    return console.log(JSON.stringify(mappingJsonSchema(), null, 2))
  const options = readArguments()
  const signal = stopSignal('Stopped: nothing was saved.')
  signal.addEventListener('abort', () => console.error('\nStopping ...'))
  const onProgress = (progress: ImportProgress) => showProgress(progress, options.isDryRun)
  const report = await importProviders({ ...options, onProgress, signal })
  if (process.stderr.isTTY) process.stderr.write('\n')
  for (const line of reportLines(report)) console.log(line)
  if (
    !options.isDryRun &&
    report.added + report.matched + report.changed + report.confirmed + report.closed + report.reopened > 0
  )
    await revalidateRemotely([tags.directory()], (message) => console.error(message))
  if (options.report) await writeReport(options.report, report)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        preset: { type: 'string' },
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        'as-of': { type: 'string' },
        'close-missing': { type: 'boolean' },
        'force-close': { type: 'boolean' },
      },
    })
    const [path, ...others] = positionals
    const namesOneFormat = (values.preset === undefined) !== (values.mapping === undefined)
    if (
      !path ||
      others.length > 0 ||
      !namesOneFormat ||
      (values['force-close'] && !values['close-missing']) ||
      (values['as-of'] !== undefined && !ISO_DATE.test(values['as-of']))
    )
      throw new Error('arguments')
    return {
      path,
      preset: values.preset,
      asOf: values['as-of'],
      mapping: values.mapping,
      isDryRun: values['dry-run'] ?? false,
      report: values.report,
      closesMissing: values['close-missing'] ?? false,
      forcesClosing: values['force-close'] ?? false,
    }
  } catch {
    throw new DomainError(400, asWritten(USAGE))
  }
}

const started = performance.now()
let writingSince = 0
let shown = ''

/** Updates one line in a terminal; otherwise prints a line per quarter of the file, for logs. */
function showProgress({ isReading, rows, share }: ImportProgress, isDryRun: boolean): void {
  if (isReading) writingSince = performance.now()
  const percent = Math.floor(share * 100)
  const step = `${isReading} ${process.stderr.isTTY ? percent : Math.floor(percent / 25)}`
  if (step === shown) return
  shown = step
  const seconds = (performance.now() - (isReading ? started : writingSince)) / 1000
  const text = `${isReading ? 'Reading' : isDryRun ? 'Comparing' : 'Writing'}: ${progressText({ rows, share, seconds })}`
  process.stderr.write(process.stderr.isTTY ? `\r${progressBar(share)} ${text.padEnd(64)}` : `${text}\n`)
}

runAndExit(run)
