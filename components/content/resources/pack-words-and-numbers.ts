import type { Pack } from '@/lib/content/resources/rules'
import type { PackText } from './packs'

export const wordsAndNumbers = (text: PackText): Pack => ({
  id: 'kinder-prep-pack-1',
  label: text('words.label'),
  title: text('words.title'),
  summary: text('words.summary'),
  pages: [
    {
      title: text('words.ready.title'),
      lead: text('words.ready.lead'),
      blocks: [
        { kind: 'heading', text: text('words.ready.canHeading') },
        {
          kind: 'checks',
          items: [
            text('words.ready.story'),
            text('words.ready.questions'),
            text('words.ready.rhyme'),
            text('words.ready.letters'),
            text('words.ready.name'),
            text('words.ready.count'),
            text('words.ready.more'),
            text('words.ready.colors'),
            text('words.ready.pencil'),
            text('words.ready.stay'),
          ],
        },
        { kind: 'heading', text: text('words.ready.useHeading') },
        {
          kind: 'points',
          items: [
            text('words.ready.useOrdinary'),
            text('words.ready.usePick'),
            text('words.ready.useStop'),
            text('words.ready.useLanguage'),
          ],
        },
      ],
    },
    {
      title: text('words.games.title'),
      lead: text('words.games.lead'),
      blocks: [
        {
          kind: 'table',
          columns: [
            text('words.games.week'),
            text('words.games.words'),
            text('words.games.letters'),
            text('words.games.numbers'),
          ],
          rows: WEEKS.map((week) => [
            week,
            text(`words.games.words${week}`),
            text(`words.games.letters${week}`),
            text(`words.games.numbers${week}`),
          ]),
        },
        { kind: 'heading', text: text('words.games.readHeading') },
        {
          kind: 'points',
          items: [
            text('words.games.readCover'),
            text('words.games.readPages'),
            text('words.games.readStop'),
            text('words.games.readAgain'),
          ],
        },
        { kind: 'heading', text: text('words.games.againHeading') },
        { kind: 'fields', labels: ['', '', ''] },
      ],
    },
    {
      title: text('words.name.title'),
      lead: text('words.name.lead'),
      blocks: [
        { kind: 'writing', lines: 4 },
        { kind: 'text', text: text('words.name.letters') },
        { kind: 'writing', lines: 2, model: 'L T H E F I' },
        { kind: 'writing', lines: 2, model: 'O C S U A M' },
      ],
    },
    {
      title: text('words.count.title'),
      lead: text('words.count.lead'),
      blocks: [{ kind: 'counting', to: 10 }],
    },
    {
      title: text('words.shapes.title'),
      lead: text('words.shapes.lead'),
      blocks: [{ kind: 'tracing' }],
    },
  ],
})

const WEEKS = ['1', '2', '3', '4'] as const
