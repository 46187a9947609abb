import type { Pack, PackFile } from '@/lib/content/resources/rules'
import { SITE } from '@/lib/platform/config/site'
import type { Translate } from '@/lib/platform/language/types'
import { doingItMyself } from './pack-doing-it-myself'
import { firstWeeks } from './pack-first-weeks'
import { wordsAndNumbers } from './pack-words-and-numbers'

export type PackTexts = Translate<'content.packs'>
export type StateTexts = Translate<'content.stateTexts'>

/** A text of a pack by its key. */
export type PackText = (key: Exclude<Parameters<PackTexts>[0], 'fileTitle' | 'pageOf'>) => string

const VALUES = { site: SITE.name, region: SITE.region }

export function packsOf(t: PackTexts, state: StateTexts): readonly Pack[] {
  const text: PackText = (key) => t(key, VALUES)
  return [wordsAndNumbers(text), doingItMyself(text), firstWeeks(text, state)]
}

export const COMPLETE_ID = 'kinder-prep-complete'

/** The files by their names in URLs, without ".pdf". */
export function packFiles(t: PackTexts, state: StateTexts): ReadonlyMap<string, PackFile> {
  const packs = packsOf(t, state)
  const subject = t('subject', { region: SITE.region })
  const complete: PackFile = {
    title: t('complete.title'),
    subject,
    packs,
    cover: {
      title: t('complete.cover'),
      lead: t('complete.lead'),
      contents: t('complete.contents'),
      note: t('complete.note', VALUES),
    },
  }
  return new Map<string, PackFile>([
    ...packs.map((pack): [string, PackFile] => [
      pack.id,
      { title: t('fileTitle', { label: pack.label, title: pack.title }), subject, packs: [pack] },
    ]),
    [COMPLETE_ID, complete],
  ])
}

/** The sheets of a file, including its cover. */
export const sheetsOf = ({ packs, cover }: Pick<PackFile, 'packs' | 'cover'>): number =>
  packs.reduce((sum, pack) => sum + pack.pages.length, cover ? 1 : 0)
