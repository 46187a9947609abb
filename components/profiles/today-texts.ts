import { STALE_DAYS } from '@/lib/providers/rules/freshness'

const all = new Intl.ListFormat('en-US')

export const todayTexts = {
  title: 'What needs you today',
  nothing: 'Nothing needs you today. Every family has an answer, and what your page says is fresh.',
  leads: (count: number) => ({
    label: count === 1 ? '1 family waits for you' : `${count} families wait for you`,
    text: 'A new message, a tour to settle, or a step whose day has come.',
  }),
  invoices: (count: number) => ({
    label: count === 1 ? 'An invoice is to be paid' : `${count} invoices are to be paid`,
    text: 'What it opens, and how to pay it.',
  }),
  begin: {
    label: 'Your page says little so far',
    text: 'Families search by openings, tuition and hours. Openings and tuition are on your page as soon as you save them.',
  },
  facts: (groups: readonly string[]) => ({
    label: `Still right? ${all.format(groups.map((group, at) => (at === 0 ? group : group.toLowerCase())))}`,
    text: `A press gives them today’s date. After ${STALE_DAYS} days without one, filters no longer find you by them.`,
  }),
} as const
