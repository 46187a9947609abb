import { AuthFrame } from '@/components/accounts/auth-frame'
import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-form'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import type { Refusal } from '@/lib/access/types'
import { FACTS_LINK_DAYS } from '@/lib/listings/profiles/catalogue'
import type { LinkConfirmInput, OwnFactGroup } from '@/lib/listings/profiles/schema/facts'
import type { LinkedFacts } from '@/lib/listings/profiles/types'
import { routes } from '@/lib/platform/http/routes'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { weekdayLines } from '@/lib/providers/rules/hours'
import { weeklyText } from '@/lib/providers/rules/tuition'
import type { AgeBandFacts } from '@/lib/providers/types'
import { factsMessages, provenanceText } from './messages'

export const factsByLinkMessages = {
  title: 'Still right?',
  description: 'Confirm what your page says.',
  lead: (name: string) => `This is what ${name}’s page says. Confirm what’s still right; you don’t need to sign in.`,
  all: 'Everything is still right',
  done: 'Thank you. Your page now shows today’s date.',
  today: 'Confirmed today',
  wrong: 'Something’s wrong?',
  change: 'Sign in to change it',
  nothing: 'There’s nothing to confirm on this page.',
  openings: (count: number) => (count === 0 ? 'full' : count === 1 ? '1 opening' : `${count} openings`),
  deadTitle: 'This link doesn’t work anymore',
  deadText: `These links work for ${FACTS_LINK_DAYS} days, and only for people who can edit the page. Sign in to confirm its facts on your dashboard.`,
  signIn: 'Sign in',
  refusedTitle: 'We couldn’t confirm that',
  back: 'Back to the facts',
} as const

/** The facts of a group, one on each line. */
function factLines(group: OwnFactGroup, { values, ageBands }: Pick<LinkedFacts, 'values' | 'ageBands'>): string[] {
  if (group === 'hours') return weekdayLines(values.hours) ?? []
  if (group === 'contact') return [values.phone, values.email, values.website].filter(Boolean)
  const says = group === 'openings' ? openingsOf : tuitionOf
  return AGE_BANDS.flatMap(({ code, label }) => {
    const band = ageBands.find((one) => one.band === code)
    const words = band && says(band)
    return words ? [`${label}: ${words}`] : []
  })
}

const openingsOf = ({ openings }: AgeBandFacts) => (openings === null ? null : factsByLinkMessages.openings(openings))
const tuitionOf = ({ tuitionWeeklyCents: cents }: AgeBandFacts) => (cents === null ? null : weeklyText(cents))

/** The page for a rejected confirmation by link: the reason, and a link back. */
export function refusedConfirmationPage({ token = '' }: Record<string, string>, refusal: Refusal): Response {
  const sentence = refusal.fields?.group ?? refusal.message
  const body = `${plainAlert(sentence)}<p>${plainLink(routes.confirmFacts(token), factsByLinkMessages.back)}</p>`
  return plainPage({ title: factsByLinkMessages.refusedTitle, body, status: refusal.status, headers: refusal.headers })
}

type FactsByLinkProps = { token: string; linked: LinkedFacts; isDone: boolean }

/** A page's facts by group, with native forms that work without scripts for anyone who opens the emailed link. */
export function FactsByLink({ token, linked, isDone }: FactsByLinkProps) {
  const { provider, groups, today } = linked
  const open = groups.filter(({ stamp }) => stamp?.confirmedOn !== today)
  return (
    <>
      <PageHead title={factsByLinkMessages.title} lead={factsByLinkMessages.lead(provider.name)} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <p role="status" className={isDone ? 'mb-6 rounded-md bg-mint px-4 py-3 font-medium' : undefined}>
            {isDone ? factsByLinkMessages.done : ''}
          </p>
          {groups.length === 0 && <p>{factsByLinkMessages.nothing}</p>}
          <ul className="divide-y divide-line border-y border-line">
            {groups.map(({ group, stamp }) => (
              <li key={group} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
                <div className="min-w-0">
                  <h2 className="text-base font-semibold tracking-normal">{factsMessages.groups[group]}</h2>
                  <p className="numbers break-words whitespace-pre-line">{factLines(group, linked).join('\n')}</p>
                  <p className="text-sm text-soft">{provenanceText(stamp, today)}</p>
                </div>
                {stamp?.confirmedOn === today ? (
                  <span className="text-sm text-soft">{factsByLinkMessages.today}</span>
                ) : (
                  <ConfirmForm
                    token={token}
                    group={group}
                    label={factsMessages.confirmFor(factsMessages.groups[group])}
                  />
                )}
              </li>
            ))}
          </ul>
          {open.length > 1 && (
            <div className="mt-6">
              <ConfirmForm token={token} group="all" />
            </div>
          )}
          <p className="mt-10 text-soft">{factsByLinkMessages.wrong}</p>
          <TextLink
            href={routes.careproviderDashboard({ provider: provider.id })}
            className="inline-flex min-h-11 items-center"
          >
            {factsByLinkMessages.change}
          </TextLink>
        </div>
      </div>
    </>
  )
}

type ConfirmFormProps = LinkConfirmInput & { label?: string }

const ConfirmForm = ({ token, group, label }: ConfirmFormProps) => (
  <form method="post" action={routes.api.confirmFactsByLink()}>
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="group" value={group} />
    <Button type="submit" variant={group === 'all' ? 'primary' : 'secondary'} aria-label={label}>
      {group === 'all' ? factsByLinkMessages.all : factsMessages.confirm}
    </Button>
  </form>
)

/** The same for every invalid link, whatever the reason. */
export function DeadFactsLink() {
  return (
    <AuthFrame title={factsByLinkMessages.deadTitle} lead={factsByLinkMessages.deadText}>
      <ButtonLink variant="secondary" href={routes.signIn({ next: routes.careproviderDashboard() })}>
        {factsByLinkMessages.signIn}
      </ButtonLink>
    </AuthFrame>
  )
}
