import type { Preset } from '../types'
import { floridaCenters } from './florida-centers'

/** Every file that we know how to read, by the name given to --preset. */
export const PRESETS: readonly Preset[] = [floridaCenters]

export function findPreset(code: string): Preset | null {
  return PRESETS.find((preset) => preset.code === code) ?? null
}
