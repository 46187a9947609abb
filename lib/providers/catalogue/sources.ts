import type { Translate } from '@/lib/platform/language/types'

/** The messages about where facts come from. */
export type SourceTexts = Translate<'providers.sources'>

/** The sources that are stored besides names of lists, with their message keys. Records contain these texts: add new ones, but never change one. */
const OWN_SOURCES = {
  'the provider': 'provider',
  'the provider, by its enrollments': 'enrollments',
  'directory staff': 'staff',
  'directory staff, by phone': 'staffByPhone',
  'a parent who visited': 'parent',
} as const

const isOwn = (name: string): name is keyof typeof OWN_SOURCES => Object.hasOwn(OWN_SOURCES, name)

/** "the provider", "Florida DCF list": names of lists stay as they are. */
export const sourceText = (t: SourceTexts, sourceName: string): string =>
  isOwn(sourceName) ? t(OWN_SOURCES[sourceName]) : sourceName
