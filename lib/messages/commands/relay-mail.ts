import type { MailWords } from '@/lib/platform/mail/words'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { ANSWER_DAYS } from '../rules/limits'

/** How such mails are named in the outbox. */
export const RELAY_MAIL = 'parent-request'

type Relay = { provider: { id: string; name: string }; isFirst: boolean; token: string; unsubscribeToken: string }

/** To the address on file of a provider that nobody has claimed. Like every mail it holds no word of a message and nothing of a child. */
export function relayMail({ provider: { id, name }, isFirst, token, unsubscribeToken }: Relay): MailWords {
  return {
    subject: isFirst ? `A parent asks about ${name}` : `News of a parent’s request to ${name}`,
    paragraphs: [
      'Hello,',
      isFirst
        ? `a parent has sent ${name} a request for information on ${SITE.name}, a directory of childcare providers. You can read and answer it without an account.`
        : `there is something new in a parent’s request to ${name} on ${SITE.name}: a message, or a change of a visit.`,
      'If you run this provider, you can take over its page, which costs nothing, and answer there from then on:',
      { links: [{ text: `Claim the page of ${name}`, path: routes.claim(id) }] },
    ],
    button: { label: 'Read and answer', path: routes.answerRequest(token) },
    after: [
      `The link opens this one request, for ${ANSWER_DAYS} days. Whoever has it can read and answer, so please do not pass this mail on.`,
    ],
    footer: [`You get this because this e-mail address is on file for ${name}.`],
    unsubscribeToken,
  }
}
