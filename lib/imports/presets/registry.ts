import { readFile } from 'node:fs/promises'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import type { Preset } from '../types'
import { directoryExport } from './directory-export'
import { floridaCenters, floridaFoodProgram } from './florida'
import { georgiaPrek } from './georgia-prek'
import { mappedPreset } from './mapped'
import { type Mapping, mappingFile, mistakesIn } from './mapping-schema'
import { STATE_PRESETS } from './states'

/** The built-in presets, named by --preset. */
export const PRESETS: readonly Preset[] = [
  floridaCenters,
  floridaFoodProgram,
  georgiaPrek,
  ...STATE_PRESETS,
  directoryExport,
]

export function findPreset(code: string): Preset | null {
  return PRESETS.find((preset) => preset.code === code) ?? null
}

/** Reads a mapping file into a preset. Throws InvalidInputError with a sentence for each mistake. */
export async function readMapping(path: string): Promise<Preset> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new InvalidInputError(asWritten(`There is no mapping file at ${path}.`))
  })
  return mappedPreset(parseMapping(path, text))
}

/** Parses the text of a mapping. `path` names the file in error messages; it is empty for a mapping that was typed into a form. */
export function parseMapping(path: string, text: string): Mapping {
  const name = path === '' ? 'mapping' : `mapping file ${path}`
  const invalid = (mistakes: string) => {
    const sentence = asWritten(`The ${name} ${mistakes}`)
    return new InvalidInputError(sentence, path === '' ? { mapping: sentence } : undefined)
  }
  const checked = mappingFile.safeParse(parsed(text.replace(/^\uFEFF/, ''), invalid), { reportInput: true })
  if (!checked.success) throw invalid(`cannot be used. ${mistakesIn(checked.error).join(' ')}`)
  const own = PRESETS.find(({ source }) => source === checked.data.source)
  if (own) throw invalid(`cannot be used. The source "${own.source}" is that of the preset ${own.code}.`)
  return checked.data
}

function parsed(text: string, invalid: (mistakes: string) => Error): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw invalid(`is no JSON: ${error instanceof Error ? error.message : 'unreadable'}.`)
  }
}
