import { AuthFrame } from '@/components/accounts/auth-frame'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { LinkConfirmInput } from '@/lib/profiles/schema/facts'
import type { LinkedFacts } from '@/lib/profiles/types'
import { stampText } from '../facts/stamp-text'
import { factsTexts } from '../facts/texts'
import { factLines } from './fact-lines'
import { factsByLinkTexts as texts } from './texts'

type FactsByLinkProps = { token: string; linked: LinkedFacts; isDone: boolean }

/** What a page states, group by group, with forms that a browser sends by itself: whoever opens a link in a mail needs no script. */
export function FactsByLink({ token, linked, isDone }: FactsByLinkProps) {
  const { provider, groups, today } = linked
  const open = groups.filter(({ stamp }) => stamp?.confirmedOn !== today)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead(provider.name)} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <p role="status" className={isDone ? 'mb-6 rounded-md bg-mint px-4 py-3 font-medium' : undefined}>
            {isDone ? texts.done : ''}
          </p>
          {groups.length === 0 && <p>{texts.nothing}</p>}
          <ul className="divide-y divide-line border-y border-line">
            {groups.map(({ group, stamp }) => (
              <li key={group} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
                <div className="min-w-0">
                  <h2 className="text-base font-semibold tracking-normal">{factsTexts.groups[group]}</h2>
                  <p className="numbers break-words whitespace-pre-line">{factLines(group, linked).join('\n')}</p>
                  <p className="text-sm text-soft">{stampText(stamp, today)}</p>
                </div>
                {stamp?.confirmedOn === today ? (
                  <span className="text-sm text-soft">{texts.today}</span>
                ) : (
                  <ConfirmForm token={token} group={group} label={factsTexts.confirmFor(factsTexts.groups[group])} />
                )}
              </li>
            ))}
          </ul>
          {open.length > 1 && (
            <div className="mt-6">
              <ConfirmForm token={token} group="all" />
            </div>
          )}
          <p className="mt-10 text-soft">{texts.wrong}</p>
          <TextLink
            href={routes.careproviderDashboard({ provider: provider.id })}
            className="inline-flex min-h-11 items-center"
          >
            {texts.change}
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
      {group === 'all' ? texts.all : factsTexts.confirm}
    </Button>
  </form>
)

/** The same for every link that opens nothing, whatever the reason. */
export function DeadFactsLink() {
  return (
    <AuthFrame title={texts.deadTitle} lead={texts.deadText}>
      <ButtonLink variant="secondary" href={routes.signIn({ next: routes.careproviderDashboard() })}>
        {texts.signIn}
      </ButtonLink>
    </AuthFrame>
  )
}
