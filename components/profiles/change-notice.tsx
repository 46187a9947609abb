import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Disclosure } from '@/components/ui/disclosure'
import { routes } from '@/lib/platform/routes'
import { decisionDueOn } from '@/lib/profiles/rules/due'
import type { OwnProfile } from '@/lib/profiles/types'
import { dayText, todayIn } from '@/lib/providers/rules/dates'
import { Differences } from './field-values'
import { rejectedFields } from './rejected-fields'
import { profileTexts as texts } from './texts'
import { WithdrawChange } from './withdraw-change'

/** What waits for a decision, or what came back from one. */
export function ChangeNotice({ profile, today }: { profile: OwnProfile; today: string }) {
  const { change, timeZone, id } = profile
  if (change?.status === 'pending') {
    const sent = dayText(todayIn(timeZone, new Date(change.amendedAt ?? change.submittedAt)), today)
    const due = dayText(decisionDueOn(new Date(change.submittedAt)), today)
    return (
      <Notice title={texts.pendingTitle}>
        <p>{texts.pending(sent, due)}</p>
        <Disclosure summary={texts.proposed} className="border-b-0">
          <Differences fields={change.fields} />
        </Disclosure>
        <WithdrawChange providerId={id} />
      </Notice>
    )
  }
  if (change?.origin === 'roll_back')
    return (
      <Notice title={texts.rolledBackTitle}>
        <p>{texts.rolledBack(dayText(todayIn(timeZone, new Date(change.submittedAt)), today))}</p>
        {change.note && <p className="mt-2 whitespace-pre-line">{texts.reason(change.note)}</p>}
        <Disclosure summary={texts.whatWasPutBack} className="border-b-0">
          <Differences fields={change.fields} proposal={texts.nowOnPage} current={texts.beforeRollBack} />
        </Disclosure>
      </Notice>
    )
  const rejected = rejectedFields(change)
  const isAllRejected = rejected.length === Object.keys(change?.decisions ?? {}).length
  if (rejected.length === 0) return null
  return (
    <Notice title={isAllRejected ? texts.allRejectedTitle : texts.rejectedTitle}>
      <p>{isAllRejected ? texts.allRejectedText : texts.rejectedText}</p>
      <ul className="mt-2 list-disc pl-5">
        {rejected.map(({ field, reason }) => (
          <li key={field}>
            <strong>{texts.fields[field]}.</strong> {texts.reason(reason)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** That nothing can be changed while somebody else claims the page, and what its people can do about it. */
export function ContestNotice({ profile: { contest, id } }: { profile: OwnProfile }) {
  if (!contest) return null
  return (
    <Notice title={texts.contestTitle}>
      <p>{texts.contestText}</p>
      {contest.mayAnswer ? (
        <ButtonLink variant="secondary" href={routes.claim(id)} className="mt-3">
          {texts.answerContest}
        </ButtonLink>
      ) : (
        <p className="mt-2">{texts.contestManagers}</p>
      )}
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-8 rounded-lg bg-sun-soft px-5 py-4">
      <h2 className="text-lead font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  )
}
