import type { Pack, PackFile } from '@/lib/content/resources/rules'
import { SITE } from '@/lib/platform/config/site'
import { doingItMyself } from './pack-doing-it-myself'
import { firstWeeks } from './pack-first-weeks'

const wordsAndNumbers: Pack = {
  id: 'kinder-prep-pack-1',
  label: 'Pack 1',
  title: 'Words and Numbers',
  summary:
    'Help with letters, counting and listening, four weeks of ten-minute games, and sheets for writing and tracing.',
  pages: [
    {
      title: 'Ready for words and numbers',
      lead: 'Kindergarten teaches reading and counting from the start. At home, talking, books and play help most, a few minutes every day.',
      blocks: [
        { kind: 'heading', text: 'Many children starting kindergarten can' },
        {
          kind: 'checks',
          items: [
            'Listen to a short story and say what happened in it',
            'Answer who, what, where and why questions',
            'Hear that two words rhyme, such as “cat” and “hat”',
            'Know some letters, especially those in their own name',
            'Write or copy some letters of their own name',
            'Count out loud to ten, and count ten things one by one',
            'Say which of two piles has more',
            'Name a few colors and shapes',
            'Hold a pencil or crayon between fingers and thumb',
            'Stay with one activity for five to ten minutes',
          ],
        },
        { kind: 'heading', text: 'How to use this list' },
        {
          kind: 'points',
          items: [
            'Check off what you see on an ordinary day. It isn’t a test, and school won’t ask for it.',
            'Pick two empty boxes and the games on the next sheet that go with them. Look again in a month.',
            'Stop while it’s still fun. Five minutes a day does more than an hour on Sunday.',
            'Talk and read in the language you speak best. What a child learns in it carries over to English.',
          ],
        },
      ],
    },
    {
      title: 'Four weeks of ten-minute games',
      lead: 'No shopping needed. Do them in any order, and again whenever your child asks.',
      blocks: [
        {
          kind: 'table',
          columns: ['Week', 'Words', 'Letters', 'Numbers'],
          rows: [
            [
              '1',
              'Tell the day backwards at bedtime: what was last, and what was before that?',
              'Find the first letter of your child’s name on signs and boxes.',
              'Count the steps to the door, up and then down.',
            ],
            [
              '2',
              'Read a book you both know, and leave out the last word of a line.',
              'Draw the letter of the day in flour, sand or on a foggy window.',
              'Set the table: one fork for each person. How many is that?',
            ],
            [
              '3',
              'I spy with sounds: “something that begins with mmm”.',
              'Write the shopping list together. Your child writes a letter of each word.',
              'Sort socks or spoons by size, then by color. Which pile has more?',
            ],
            [
              '4',
              'Turn the sound of a cartoon off and let your child tell the story.',
              'Spell your child’s name with twigs, beans or string.',
              'Hide five of ten coins. How many can we see, and how many are hidden?',
            ],
          ],
        },
        { kind: 'heading', text: 'While you read together' },
        {
          kind: 'points',
          items: [
            'Look at the cover first: what might this be about?',
            'Let your child turn the pages and hold the book the right way up.',
            'Stop once or twice: what will happen now? Any answer is a good one.',
            'Read the favorite again. Knowing a book by heart is how reading begins.',
          ],
        },
        { kind: 'heading', text: 'Books and games we want to come back to' },
        { kind: 'fields', labels: ['', '', ''] },
      ],
    },
    {
      title: 'My name',
      lead: 'A grown-up writes the name in pencil on the first line. Trace it, then write it on the lines below.',
      blocks: [
        { kind: 'writing', lines: 4 },
        { kind: 'text', text: 'Letters to trace' },
        { kind: 'writing', lines: 2, model: 'L T H E F I' },
        { kind: 'writing', lines: 2, model: 'O C S U A M' },
      ],
    },
    {
      title: 'Count and color',
      lead: 'Trace the number, color as many dots, and write the number on the line.',
      blocks: [{ kind: 'counting', to: 10 }],
    },
    {
      title: 'Lines and shapes',
      lead: 'Follow the dashes with a finger, then with a crayon. Later, cut along them with round scissors.',
      blocks: [{ kind: 'tracing' }],
    },
  ],
}

export const PACKS: readonly Pack[] = [wordsAndNumbers, doingItMyself, firstWeeks]

export const COMPLETE_ID = 'kinder-prep-complete'

const subject = `Getting ready for kindergarten, for families in ${SITE.region}`

const complete: PackFile = {
  title: 'Kinder Prep: the complete package',
  subject,
  packs: PACKS,
  cover: {
    title: 'Kinder Prep',
    lead: 'Getting ready for kindergarten, in three packs: words and numbers, doing it myself, and the first weeks.',
    contents: 'What is inside',
    note: `Made by ${SITE.name} for families in ${SITE.region}. It does not replace the advice of your child’s doctor or school.`,
  },
}

/** The files by their names in URLs, without ".pdf". */
export const PACK_FILES: ReadonlyMap<string, PackFile> = new Map<string, PackFile>([
  ...PACKS.map((pack): [string, PackFile] => [
    pack.id,
    { title: `Kinder Prep ${pack.label}: ${pack.title}`, subject, packs: [pack] },
  ]),
  [COMPLETE_ID, complete],
])

/** The sheets of a file, including its cover. */
export const sheetsOf = ({ packs, cover }: Pick<PackFile, 'packs' | 'cover'>): number =>
  packs.reduce((sum, pack) => sum + pack.pages.length, cover ? 1 : 0)
