/** How commands finish: they write a report if requested, stop when asked to, and print one sentence for an error. */
import { writeFile } from 'node:fs/promises'
import { DomainError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { englishText } from '@/lib/platform/language/translate'

export async function writeReport(file: string, report: object): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(report, inEnglish, 2)}\n`)
  } catch {
    throw new DomainError(400, asWritten(`The run is complete, but its report cannot be written to ${file}.`))
  }
}

const inEnglish = (_: string, value: unknown) => (typeof value === 'string' ? englishText(value) : value)

/** Aborted with this sentence by Ctrl-C and SIGTERM. A second signal exits immediately, and the database rolls back what is not committed. */
export function stopSignal(sentence: string): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(1)
      stop.abort(new DomainError(499, asWritten(sentence)))
    })
  return stop.signal
}

/** Exits explicitly: open database connections would keep the process alive for another 10 s. */
export function runAndExit(run: () => Promise<void>): void {
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(explainError(error))
      process.exit(1)
    },
  )
}

function explainError(error: unknown): string {
  if (error instanceof DomainError) return englishText(error.message)
  const { code, message, path } = Object(error) as { code?: unknown; message?: unknown; path?: unknown }
  if (code === 'P1000' || code === '28P01' || code === '28000')
    return 'PostgreSQL refused the user of DATABASE_URL: correct its name or password.'
  // A missing table or column: Prisma's own code, or for raw queries PostgreSQL's code in the message.
  if (code === 'P2021' || code === 'P2022' || /Code: `42(P01|703)`/.test(String(message)))
    return 'The database is not up to date: run npm run db:migrate first.'
  if (
    code === 'P1001' ||
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    String(message).includes("Can't reach database server")
  )
    return 'No PostgreSQL answers at the address in DATABASE_URL: start it, or correct the address.'
  if (code === 'P1003' || code === '3D000')
    return 'The database named in DATABASE_URL does not exist: create it first (createdb).'
  if (code === '55P03')
    return 'Another connection has locked a table of this database: stop the site, or try again when it is less busy.'
  if (code === 'ENOSPC' || code === '53100')
    return 'A disk is full, and nothing was saved: free some space, then run it again.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR')
    return `This account may not read or write ${String(path ?? 'a file')}: correct its permissions, or use another path.`
  if (error instanceof Error && error.message.startsWith('The environment is not usable')) return error.message
  return error instanceof Error ? `The run failed, and nothing was saved: ${error.stack}` : String(error)
}
