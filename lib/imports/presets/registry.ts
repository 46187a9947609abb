import type { Preset } from '../types/rows'
import { floridaCenters } from './florida-centers'
import { floridaFoodProgram } from './florida-food-program'
import { georgiaPrek } from './georgia-prek'

/** Every file that we know how to read, by the name given to --preset. */
export const PRESETS: readonly Preset[] = [floridaCenters, floridaFoodProgram, georgiaPrek]

export function findPreset(code: string): Preset | null {
  return PRESETS.find((preset) => preset.code === code) ?? null
}
