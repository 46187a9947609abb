import { SITE } from '@/lib/platform/site'
import type { Pack, PackFile } from '@/lib/resources/types'
import { doingItMyself } from './doing-it-myself'
import { firstWeeks } from './first-weeks'
import { wordsAndNumbers } from './words-and-numbers'

export const PACKS: readonly Pack[] = [wordsAndNumbers, doingItMyself, firstWeeks]

export const COMPLETE_ID = 'kinder-prep-complete'

const subject = 'Getting ready for kindergarten, for families in Florida'

const complete: PackFile = {
  title: 'Kinder Prep: the complete package',
  subject,
  packs: PACKS,
  cover: {
    title: 'Kinder Prep',
    lead: 'Getting ready for kindergarten, in three packs: words and numbers, doing it myself, and the first weeks.',
    contents: 'What is inside',
    note: `Made by ${SITE.name} for families in Florida. It does not replace the advice of your child’s doctor or school.`,
  },
}

/** The files by the names they are asked for, without ".pdf". */
export const PACK_FILES: ReadonlyMap<string, PackFile> = new Map<string, PackFile>([
  ...PACKS.map((pack): [string, PackFile] => [
    pack.id,
    { title: `Kinder Prep ${pack.label}: ${pack.title}`, subject, packs: [pack] },
  ]),
  [COMPLETE_ID, complete],
])

/** The sheets of a file, its cover included. */
export const sheetsOf = ({ packs, cover }: Pick<PackFile, 'packs' | 'cover'>): number =>
  packs.reduce((sum, pack) => sum + pack.pages.length, cover ? 1 : 0)
