import type { MailWords } from '@/lib/platform/mail/words'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { dayText } from '@/lib/providers/rules/dates'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/freshness'
import { FACTS_LINK_DAYS } from '../rules/limits'
import type { OwnFactGroup } from '../schema/facts'

const NAMES: Record<OwnFactGroup, string> = {
  openings: 'Openings',
  tuition: 'Tuition',
  hours: 'Opening hours',
  contact: 'Contact',
}

type FactsMail = {
  firstName: string
  provider: string
  /** What to look at, with the day on which it was last confirmed. */
  old: readonly { group: OwnFactGroup; confirmedOn: string }[]
  today: string
  token: string
}

/** "Still right?": which facts are old and what it costs; the facts themselves stand behind the link. */
export function factsMail({ firstName, provider, old, today, token }: FactsMail): MailWords {
  return {
    subject: `Still right? The page of ${provider}`,
    paragraphs: [
      `Hello ${firstName},`,
      `some of what the page of ${provider} on ${SITE.name} says was last confirmed a while ago:`,
      ...old.map(({ group, confirmedOn }) => `${NAMES[group]}: ${dayText(confirmedOn, today)}`),
      `After ${CONFIRMED_DAYS} days a fact reads “not confirmed since”, and after ${STALE_DAYS} days filters no longer find you by it.`,
    ],
    button: { label: 'Look and confirm', path: routes.confirmFacts(token) },
    after: [
      `You need not sign in. The link works for ${FACTS_LINK_DAYS} days, and whoever has it can confirm in your name, so please do not pass this mail on.`,
    ],
    footer: ['You get this at most once a month, because you look after this page.'],
  }
}
