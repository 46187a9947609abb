'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { signInDialogLink } from '@/components/accounts/dialog-links'
import { deletePendingAction, pendingAction } from '@/components/accounts/pending-action'
import { useSession } from '@/components/accounts/session'
import { requestSignIn } from '@/components/accounts/sign-in/sign-in-request'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft, VISITORS_DRAFT } from '@/components/forms/use-draft'
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/rules/conversation'
import { ageProblem, draftOf, messageOf, type Recipient, shortName } from '@/lib/enrollment/inquiries/rules/request'
import type { TimeChoice } from '@/lib/enrollment/tours/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { RequestTimes, timesIn } from '../../tours/times-form'
import { type Option, OTHER_CHILD, RequestChildFields, SendTo, searchedChild } from './request-fields'
import type { RequestChild, RequestRecipient } from './request-options'

export type RequestFormProps = {
  /** Null for a visitor, who writes first and signs in to send. */
  userId: number | null
  /** How the parent is shown to providers: "Dana M."; null for a visitor. */
  parent: string | null
  /** The first one is the provider whose page led here; it always gets the request. */
  recipients: readonly [RequestRecipient, ...RequestRecipient[]]
  /** The ids of the other recipients that are selected at first. */
  also: readonly string[]
  /** At least one; without a saved child, one without a name. */
  families: readonly [RequestChild, ...RequestChild[]]
  months: readonly Option[]
  /** The range of a date-time field, in the first provider's time zone. */
  range: { min: string; max: string }
  times: readonly TimeChoice[]
  /** Opened for a question, not for a tour. */
  isQuestion: boolean
  /** The `local` of a time chosen on the previous page. */
  at?: string | undefined
  /** The address of this form. */
  address: string
  /** Distinguishes the drafts of requests that start differently. */
  draft: string
}

/** The values that other parts of the form depend on. */
type Snapshot = { mode: string; child: string; times: string[]; to: string[]; text: string | null }

function snapshotOf(form: HTMLFormElement): Snapshot {
  const fields = new FormData(form)
  return {
    mode: String(fields.get('mode') ?? ''),
    child: String(fields.get('child') ?? ''),
    times: fields.getAll('time').map(String),
    to: [...form.querySelectorAll<HTMLInputElement>('input[name^="to-"]:checked')].map(({ value }) => value),
    text: String(fields.get('text') ?? ''),
  }
}

const FIELDS = ['text', 'childAgeMonths', 'wantedStart', 'slot']

/** A request to a provider and up to four others. Input survives a rejection. */
export function RequestForm(props: RequestFormProps) {
  const t = useTranslations('enrollment.request')
  const messageText = useMessageText()
  const { userId, parent, recipients, also, families, months, range, times, isQuestion, at, address, draft } = props
  const [provider] = recipients
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { isLeaving, leaveTo } = useLeaving()
  const [state, setState] = useState<Snapshot>({
    mode: isQuestion ? 'ask' : 'tour',
    child: families[0].id,
    times: times.some(({ local }) => local === at) && at ? [at] : [],
    to: [...also],
    text: null,
  })
  useSignedIn(userId, provider.id)

  const isTour = state.mode !== 'ask'
  const child = families.find(({ id }) => id === state.child)
  const about = child ?? families[0]
  const chosen = recipients.filter(({ id }, place) => place === 0 || state.to.includes(id))
  const addressees: Recipient[] = chosen.map(({ id, name, questions }) => ({
    id,
    name,
    questions: questions[about.id] ?? [],
  }))
  const opening = child || !about.id ? about.opening : t('opening')
  const { note, own } = draftOf(opening, addressees)
  const names = addressees.map(({ name }) => name)
  // A booked tour is agreed immediately, so it is canceled, not withdrawn.
  const isBooking = isTour && state.times.length === 1 && times.some(({ at, local }) => at && local === state.times[0])

  // Without a saved child, fills in the child of the last search. Runs before useDraft, whose draft replaces it.
  const [searched, setSearched] = useState<Record<string, string>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (families[0].id) return
    const child = searchedChild(months)
    for (const [name, value] of Object.entries(child)) {
      const field = form.current?.elements.namedItem(name)
      if (field && 'value' in field) field.value = value
    }
    setSearched(child)
  }, [])

  // Generated values are not stored in the draft: after signing in they are generated from the saved child.
  const { storeInput, discard } = useDraft(form, userId ?? VISITORS_DRAFT, `request-${provider.id}${draft}`, {
    text: note,
    child: families[0].id || OTHER_CHILD,
    ...searched,
  })

  // An age entered before signing in is preserved, even if there is a saved child now.
  useEffect(() => {
    const all = form.current?.elements
    const typed = ['childAgeMonths', 'wantedStart'].map((name) => all?.namedItem(name))
    const choice = all?.namedItem('child')
    if (choice instanceof RadioNodeList && typed.some((field) => field && 'value' in field && field.value !== ''))
      choice.value = OTHER_CHILD
  }, [])

  // The note changes with the rest of the form until it is edited. A stored draft has been restored by now.
  const written = useRef(note)
  useEffect(() => {
    const field = form.current?.elements.namedItem('text')
    if (field instanceof HTMLTextAreaElement && field.value === written.current) field.value = note
    written.current = note
    if (form.current) setState(snapshotOf(form.current))
  }, [note])

  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    // Checked before signing in, so that a visitor does not return to an error.
    const wrongAge = child?.id ? undefined : ageProblem(String(fields.get('childAgeMonths') ?? ''))
    if (wrongAge) {
      const text = messageText(wrongAge)
      throw new ApiError(400, text, text, { childAgeMonths: text })
    }
    if (userId === null) return requestSignIn('request', provider.id)
    const picked = isTour ? fields.getAll('time').map(String) : []
    const typed = isTour ? timesIn(fields) : []
    const offered = times.find(({ local }) => local === picked[0])?.at
    const body = {
      daycareIds: addressees.map(({ id }) => id),
      text: fields.get('text'),
      questions: own,
      childAgeMonths: child?.id ? child.ageMonths : fields.get('childAgeMonths'),
      wantedStart: child?.id ? child.startMonth : fields.get('wantedStart'),
      tourTimes: [...picked, ...typed],
      // A single offered time is booked; from several, the provider chooses.
      slot: picked.length + typed.length === 1 ? (offered ?? null) : null,
    }
    // If the chosen time is no longer free, the remaining ones are loaded.
    const answer = await callApi(accountRoutes.api.inquiries(), { method: 'POST', body }).catch((error) => {
      if (error instanceof ApiError && error.fields.slot) router.refresh()
      if (error instanceof ApiError && error.status === 401) requestSignIn('request', provider.id)
      throw error
    })
    discard()
    const [id] = idsIn(answer)
    const isOne = addressees.length === 1
    showToast({ title: isOne ? t('sent') : t('sentTo', { count: addressees.length }) })
    leaveTo(
      isOne && id !== undefined ? dashboardRoutes.conversation('caregiver', id) : dashboardRoutes.messages('caregiver'),
    )
  })
  // The server reports an invalid time by its index.
  const timeErrors = Object.keys(errors).filter((name) => name.startsWith('tourTimes'))

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onInput={(event) => {
        storeInput(event)
        setState(snapshotOf(event.currentTarget))
      }}
      noValidate
      className="max-w-140 lg:grid lg:max-w-none lg:grid-cols-[35rem_minmax(0,1fr)] lg:gap-x-16"
    >
      <div>
        <h1 className="mb-4 text-title">
          {isTour ? t('visit', { name: provider.name }) : t('ask', { name: provider.name })}
        </h1>
        {userId === null && (
          <p className="mb-4 text-soft">
            {t('visitor')}{' '}
            <TextLink {...signInDialogLink(address)} className="-my-2.5 inline-flex min-h-11 items-center">
              {t('visitorSignIn')}
            </TextLink>
          </p>
        )}
        <FormAlert>{alertOf(t('notSent'), [...FIELDS, ...timeErrors])}</FormAlert>
        <fieldset className="grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1">
          <legend className="sr-only">{t('mode')}</legend>
          <Mode value="tour" label={t('tour')} icon="calendar" isFirst={!isQuestion} />
          <Mode value="ask" label={t('onlyAsk')} icon="message" isFirst={isQuestion} />
        </fieldset>
        <RequestChildFields families={families} months={months} selected={state.child} errors={errors} />
        <div hidden={!isTour}>
          <RequestTimes
            times={times}
            picked={state.times}
            first={at}
            range={range}
            name={shortName(provider.name)}
            others={names.slice(1).map(shortName)}
            errors={{ slot: errors.slot, times: errors[timeErrors[0] ?? ''] }}
          />
        </div>
        <section className="border-t border-line py-5">
          <TextAreaField
            name="text"
            label={t('note')}
            hint={t('noteHint')}
            required
            defaultValue={note}
            maxLength={MESSAGE_LIMITS.text}
            rows={6}
            error={errors.text}
          />
        </section>
        <SendTo recipients={recipients} also={also} childId={about.id} chosen={chosen.map(({ id }) => id)} own={own} />
      </div>
      {/* On phones this element has no box (`contents`), so that the bar stays at the bottom along the whole form. */}
      <div className="max-lg:contents lg:sticky lg:top-6 lg:self-start lg:pt-10">
        <section className="border-t border-line py-5 lg:border-t-0" aria-labelledby="they-see">
          <h2 id="they-see" className="text-name">
            {t('theySee')}
          </h2>
          <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-card px-4">
            <Seen>{parent ? t('seesNote', { parent }) : t('seesVisitorsNote')}</Seen>
            {child?.id ? <Seen>{t('seesChild', { name: child.name })}</Seen> : <Seen>{t('seesAge')}</Seen>}
            {isTour && <Seen>{t('seesTimes')}</Seen>}
            <Seen not>{t('seesNot')}</Seen>
          </ul>
          <Disclosure summary={t('readMessages', { count: addressees.length })}>
            {addressees.map(({ id, name }) => (
              <div key={id} className="mb-4">
                <p className="text-sm font-semibold text-ink">{t('messageTo', { name })}</p>
                <p className="whitespace-pre-line">
                  {messageOf({ note: state.text ?? note, questions: own[id], name, names })}
                </p>
              </div>
            ))}
          </Disclosure>
        </section>
        <div className="bottom-bar sticky bottom-0 z-10 -mx-4.5 [@media(height<30rem)]:static border-t border-line bg-paper px-4.5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:border-t-0 md:px-0">
          <Button type="submit" busy={isSending || isLeaving} size="lg" wide>
            {addressees.length === 1
              ? t('sendTo', { name: shortName(provider.name) })
              : t('sendToMany', { count: addressees.length })}
          </Button>
          {!isBooking && <p className="mt-2 text-center text-sm text-soft">{t('withdraw')}</p>}
        </div>
      </div>
    </form>
  )
}

/** A visitor who signs in stays here with their input, and the page adds their children and favorites. */
function useSignedIn(userId: number | null, providerId: string) {
  const session = useSession()
  const router = useRouter()
  const isNew = userId === null && session.kind === 'user'
  useEffect(() => {
    if (isNew) router.refresh()
    else if (userId !== null && pendingAction()?.id === providerId) deletePendingAction()
  }, [isNew, userId, providerId, router])
}

type ModeProps = { value: string; label: string; icon: 'calendar' | 'message'; isFirst: boolean }

function Mode({ value, label, icon, isFirst }: ModeProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md text-ui font-medium text-soft has-checked:bg-card has-checked:font-semibold has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input type="radio" name="mode" value={value} defaultChecked={isFirst} className="sr-only" />
      <Icon name={icon} />
      {label}
    </label>
  )
}

function Seen({ children, not = false }: { children: string; not?: boolean }) {
  return (
    <li className={not ? 'flex gap-3 py-3 text-soft' : 'flex gap-3 py-3'}>
      <Icon name={not ? 'x' : 'check'} className={not ? 'mt-0.5' : 'mt-0.5 text-pine'} />
      {children}
    </li>
  )
}

function idsIn(answer: unknown): number[] {
  const ids = typeof answer === 'object' && answer !== null && 'ids' in answer ? answer.ids : []
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}
