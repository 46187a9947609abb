import 'server-only'
import { db } from '@/lib/platform/database/client'
import { InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { guessFor, previewOf, readSample, viewColumns } from '../../guess/read-guess'
import { mappingFile } from '../../presets/mapping-schema'
import { parseMappingText } from '../../presets/registry'
import type { UploadGuess } from '../schema/report'
import type { GuessInput } from '../schema/upload'
import { withFiles } from './run-upload'

/** Reading a file for its guess happens within a request, so a very large one is left to the command. */
const MAX_GUESS_BYTES = 64 * 1024 * 1024
const TOO_LARGE =
  'This file is too large to be looked at here: npm run import:providers -- FILE --guess looks at it and saves a mapping.'

/** What the columns of an upload seem to mean, or ten rows as a given mapping reads them. Throws NotFoundError and InvalidInputError. */
export async function guessUpload(id: number, { mapping: text }: GuessInput, now: Date): Promise<UploadGuess> {
  const upload = await db().importUpload.findUnique({ where: { id } })
  if (upload?.kind !== 'providers' || upload.arrivedBytes !== null) throw new NotFoundError('We can’t find this file.')
  if (upload.bytes > MAX_GUESS_BYTES) throw new InvalidInputError(TOO_LARGE)
  return withFiles(upload, async ({ file }) => {
    const given = text === undefined ? null : parseMappingText('', text)
    const sample = await readSample(file, given?.file?.sheet)
    const mapping = given ?? guessFor(sample, now.toISOString().slice(0, 10))
    const isWhole = mappingFile.safeParse(mapping).success
    return { columns: viewColumns(sample), mapping, preview: isWhole ? previewOf(mapping, sample) : null }
  })
}
