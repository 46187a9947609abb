import type { Pack } from '@/lib/content/resources/rules'
import type { PackText } from './packs'

export const doingItMyself = (text: PackText): Pack => ({
  id: 'kinder-prep-pack-2',
  label: text('myself.label'),
  title: text('myself.title'),
  summary: text('myself.summary'),
  pages: [
    {
      title: text('myself.doing.title'),
      lead: text('myself.doing.lead'),
      blocks: [
        { kind: 'heading', text: text('myself.doing.dressHeading') },
        {
          kind: 'checks',
          items: [text('myself.doing.jacket'), text('myself.doing.shoes'), text('myself.doing.backpack')],
        },
        { kind: 'heading', text: text('myself.doing.eatHeading') },
        {
          kind: 'checks',
          items: [text('myself.doing.opens'), text('myself.doing.eats'), text('myself.doing.trash')],
        },
        { kind: 'heading', text: text('myself.doing.bathHeading') },
        {
          kind: 'checks',
          items: [text('myself.doing.inTime'), text('myself.doing.manages'), text('myself.doing.washes')],
        },
        { kind: 'heading', text: text('myself.doing.othersHeading') },
        {
          kind: 'checks',
          items: [
            text('myself.doing.asks'),
            text('myself.doing.turns'),
            text('myself.doing.steps'),
            text('myself.doing.name'),
          ],
        },
      ],
    },
    {
      title: text('myself.week.title'),
      lead: text('myself.week.lead'),
      blocks: [
        {
          kind: 'grid',
          head: text('myself.week.didIt'),
          columns: DAYS.map((day) => text(`myself.week.${day}`)),
          rows: [
            text('myself.week.dressed'),
            text('myself.week.teeth'),
            text('myself.week.shoes'),
            text('myself.week.bag'),
            text('myself.week.hands'),
            text('myself.week.tidied'),
            text('myself.week.book'),
          ],
        },
        { kind: 'heading', text: text('myself.week.moreHeading') },
        {
          kind: 'grid',
          head: text('myself.week.write'),
          columns: DAYS.map((day) => text(`myself.week.${day}`)),
          rows: [' ', ' '],
        },
        { kind: 'heading', text: text('myself.week.lunchHeading') },
        {
          kind: 'points',
          items: [
            text('myself.week.lunchPacked'),
            text('myself.week.lunchBox'),
            text('myself.week.lunchTimer'),
            text('myself.week.lunchSchool'),
          ],
        },
      ],
    },
    {
      title: text('myself.hands.title'),
      lead: text('myself.hands.lead'),
      blocks: [
        {
          kind: 'table',
          columns: [text('myself.hands.step'), text('myself.hands.weDo'), text('myself.hands.weSay')],
          rows: STEPS.map((step) => [step, text(`myself.hands.do${step}`), text(`myself.hands.say${step}`)]),
        },
        { kind: 'text', text: text('myself.hands.always') },
        { kind: 'heading', text: text('myself.hands.bathHeading') },
        {
          kind: 'points',
          items: [
            text('myself.hands.loud'),
            text('myself.hands.pants'),
            text('myself.hands.sentence'),
            text('myself.hands.spare'),
          ],
        },
        { kind: 'heading', text: text('myself.hands.dressHeading') },
        { kind: 'text', text: text('myself.hands.dress') },
      ],
    },
    {
      title: text('myself.sleep.title'),
      lead: text('myself.sleep.lead'),
      blocks: [
        {
          kind: 'table',
          columns: [text('myself.sleep.when'), text('myself.sleep.morning'), text('myself.sleep.evening')],
          rows: [
            [text('myself.sleep.first'), text('myself.sleep.morning1'), text('myself.sleep.evening1')],
            [text('myself.sleep.then'), text('myself.sleep.morning2'), text('myself.sleep.evening2')],
            [text('myself.sleep.then'), text('myself.sleep.morning3'), text('myself.sleep.evening3')],
            [text('myself.sleep.then'), text('myself.sleep.morning4'), text('myself.sleep.evening4')],
            [text('myself.sleep.last'), text('myself.sleep.morning5'), text('myself.sleep.evening5')],
          ],
        },
        { kind: 'text', text: text('myself.sleep.hours') },
        { kind: 'heading', text: text('myself.sleep.timesHeading') },
        {
          kind: 'fields',
          labels: [
            text('myself.sleep.leave'),
            text('myself.sleep.getUp'),
            text('myself.sleep.lights'),
            text('myself.sleep.who'),
            text('myself.sleep.late'),
          ],
        },
        { kind: 'source', text: text('myself.sleep.source') },
      ],
    },
  ],
})

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const STEPS = ['1', '2', '3', '4', '5', '6'] as const
