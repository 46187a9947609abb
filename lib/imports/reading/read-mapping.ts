import { readFile } from 'node:fs/promises'
import { InvalidInputError } from '@/lib/platform/errors'
import { mappedPreset } from '../presets/mapped'
import { PRESETS } from '../presets/registry'
import { mappingFile, mistakesIn } from '../rules/mapping-schema'
import type { Preset } from '../types'

/** The preset that a mapping file describes. Throws InvalidInputError with a sentence for each mistake. */
export async function readMapping(path: string): Promise<Preset> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new InvalidInputError(`There is no mapping file at ${path}.`)
  })
  const checked = mappingFile.safeParse(parsed(path, text.replace(/^\uFEFF/, '')), { reportInput: true })
  if (!checked.success)
    throw new InvalidInputError(`The mapping file ${path} cannot be used. ${mistakesIn(checked.error).join(' ')}`)
  const own = PRESETS.find(({ source }) => source === checked.data.source)
  if (own)
    throw new InvalidInputError(
      `The mapping file ${path} cannot be used. The source "${own.source}" is that of the preset ${own.code}.`,
    )
  return mappedPreset(checked.data)
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InvalidInputError(
      `The mapping file ${path} is no JSON: ${error instanceof Error ? error.message : 'unreadable'}.`,
    )
  }
}
