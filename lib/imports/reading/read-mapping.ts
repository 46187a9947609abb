import { readFile } from 'node:fs/promises'
import { InvalidInputError } from '@/lib/platform/errors'
import { mappedPreset } from '../presets/mapped'
import { PRESETS } from '../presets/registry'
import { mappingFile, mistakesIn } from '../rules/mapping-schema'
import type { Preset } from '../types/rows'

/** The preset that a mapping file describes. Throws InvalidInputError with a sentence for each mistake. */
export async function readMapping(path: string): Promise<Preset> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new InvalidInputError(`There is no mapping file at ${path}.`)
  })
  return parseMapping(path, text)
}

/** The same of its text; `path` is how the sentences call the file, empty for one that was typed. */
export function parseMapping(path: string, text: string): Preset {
  const name = path === '' ? 'mapping' : `mapping file ${path}`
  const refuse = (mistakes: string) => {
    const sentence = `The ${name} ${mistakes}`
    return new InvalidInputError(sentence, path === '' ? { mapping: sentence } : undefined)
  }
  const checked = mappingFile.safeParse(parsed(text.replace(/^\uFEFF/, ''), refuse), { reportInput: true })
  if (!checked.success) throw refuse(`cannot be used. ${mistakesIn(checked.error).join(' ')}`)
  const own = PRESETS.find(({ source }) => source === checked.data.source)
  if (own) throw refuse(`cannot be used. The source "${own.source}" is that of the preset ${own.code}.`)
  return mappedPreset(checked.data)
}

function parsed(text: string, refuse: (mistakes: string) => Error): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refuse(`is no JSON: ${error instanceof Error ? error.message : 'unreadable'}.`)
  }
}
