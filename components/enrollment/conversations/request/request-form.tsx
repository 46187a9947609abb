'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { ProviderThumbnail } from '@/components/providers/provider-thumbnail'
import { Button } from '@/components/ui/actions/button'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import {
  draftOf,
  MAX_AT_ONCE,
  messageOf,
  type Recipient,
  shortName,
} from '@/lib/enrollment/inquiries/rules/conversation'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/schema'
import type { TimeChoice } from '@/lib/enrollment/tours/schema'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { RequestTimes, timesIn } from '../../tours/times-form'
import { requestMessages as texts } from '../messages'
import { type Option, RequestChildFields } from './request-child-fields'
import type { RequestChild, RequestRecipient } from './request-options'

export type RequestFormProps = {
  userId: number
  /** How the parent is shown to providers: "Dana M." */
  parent: string
  /** The first one is the provider whose page it was; it always gets the request. */
  recipients: readonly [RequestRecipient, ...RequestRecipient[]]
  /** The ids of those selected at first, besides the first. */
  also: readonly string[]
  /** At least one; without a saved child, one without a name. */
  families: readonly [RequestChild, ...RequestChild[]]
  months: readonly Option[]
  /** The range of a date-time field, in the first provider's time zone. */
  range: { min: string; max: string }
  times: readonly TimeChoice[]
  /** Opened for a question, not for a tour. */
  isQuestion: boolean
  /** Distinguishes the drafts of requests that start differently. */
  draft: string
}

/** What the form holds, as far as the rest of it depends on that. */
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

/** A request to a provider, and up to four others along with it. Whatever the server answers, nothing typed is lost. */
export function RequestForm(props: RequestFormProps) {
  const { userId, parent, recipients, also, families, months, range, times, isQuestion, draft } = props
  const [provider] = recipients
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [state, setState] = useState<Snapshot>({
    mode: isQuestion ? 'ask' : 'tour',
    child: families[0].id,
    times: [],
    to: [...also],
    text: null,
  })
  const { storeInput, discard } = useDraft(form, userId, `request-${provider.id}${draft}`)

  const isTour = state.mode !== 'ask'
  const child = families.find(({ id }) => id === state.child)
  const about = child ?? families[0]
  const chosen = recipients.filter(({ id }, place) => place === 0 || state.to.includes(id))
  const addressees: Recipient[] = chosen.map(({ id, name, questions }) => ({
    id,
    name,
    questions: questions[about.id] ?? [],
  }))
  const opening = child || !about.id ? about.opening : texts.opening({})
  const { note, own } = draftOf(opening, addressees)
  const names = addressees.map(({ name }) => name)
  // A booked tour is agreed at once: it is called off, not withdrawn.
  const isBooking = isTour && state.times.length === 1 && times.some(({ at, local }) => at && local === state.times[0])

  // The note follows the rest of the form until somebody edits it. A stored draft has been put back by now.
  const written = useRef(note)
  useEffect(() => {
    const field = form.current?.elements.namedItem('text')
    if (field instanceof HTMLTextAreaElement && field.value === written.current) field.value = note
    written.current = note
    if (form.current) setState(snapshotOf(form.current))
  }, [note])

  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
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
      // One offered time is booked; of several the provider chooses.
      slot: picked.length + typed.length === 1 ? (offered ?? null) : null,
    }
    // If the chosen time was taken meanwhile, the remaining ones are loaded.
    const answer = await callApi(routes.api.inquiries(), { method: 'POST', body }).catch((error) => {
      if (error instanceof ApiError && error.fields.slot) router.refresh()
      throw error
    })
    discard()
    const [id] = idsIn(answer)
    const isOne = addressees.length === 1
    showToast({ title: isOne ? texts.sent : texts.sentTo(addressees.length) })
    router.push(isOne && id !== undefined ? routes.conversation('caregiver', id) : routes.messages('caregiver'))
  })
  // The server names one of them by its index.
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
        <h1 className="mb-4 text-title">{isTour ? texts.visit(provider.name) : texts.ask(provider.name)}</h1>
        <FormAlert>{alertOf(texts.notSent, [...FIELDS, ...timeErrors])}</FormAlert>
        <fieldset className="grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1">
          <legend className="sr-only">{texts.mode}</legend>
          <Mode value="tour" label={texts.tour} icon="calendar" isFirst={!isQuestion} />
          <Mode value="ask" label={texts.onlyAsk} icon="message" isFirst={isQuestion} />
        </fieldset>
        <RequestChildFields families={families} months={months} selected={state.child} errors={errors} />
        <div hidden={!isTour}>
          <RequestTimes
            times={times}
            picked={state.times}
            range={range}
            name={shortName(provider.name)}
            others={names.slice(1).map(shortName)}
            errors={{ slot: errors.slot, times: errors[timeErrors[0] ?? ''] }}
          />
        </div>
        <section className="border-t border-line py-5">
          <TextAreaField
            name="text"
            label={texts.note}
            hint={texts.noteHint}
            required
            defaultValue={note}
            maxLength={MESSAGE_LIMITS.text}
            rows={6}
            error={errors.text}
          />
        </section>
        <SendTo recipients={recipients} also={also} childId={about.id} chosen={chosen.map(({ id }) => id)} own={own} />
      </div>
      <div className="self-start lg:sticky lg:top-6 lg:pt-10">
        <section className="border-t border-line py-5 lg:border-t-0" aria-labelledby="they-see">
          <h2 id="they-see" className="text-name">
            {texts.theySee}
          </h2>
          <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-card px-4">
            <Seen>{texts.seesNote(parent)}</Seen>
            {child?.id ? <Seen>{texts.seesChild(child.name)}</Seen> : <Seen>{texts.seesAge}</Seen>}
            {isTour && <Seen>{texts.seesTimes}</Seen>}
            <Seen not>{texts.seesNot}</Seen>
          </ul>
          <Disclosure summary={addressees.length === 1 ? texts.readMessage : texts.readMessages(addressees.length)}>
            {addressees.map(({ id, name }) => (
              <div key={id} className="mb-4">
                <p className="text-sm font-semibold text-ink">{texts.messageTo(name)}</p>
                <p className="whitespace-pre-line">
                  {messageOf({ note: state.text ?? note, questions: own[id], name, names })}
                </p>
              </div>
            ))}
          </Disclosure>
        </section>
        <div className="bottom-bar sticky bottom-0 z-10 -mx-4.5 border-t border-line bg-paper px-4.5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:border-t-0 md:px-0">
          <Button type="submit" busy={isSending} size="lg" wide>
            {addressees.length === 1 ? texts.sendTo(shortName(provider.name)) : texts.sendToMany(addressees.length)}
          </Button>
          {!isBooking && <p className="mt-2 text-center text-sm text-soft">{texts.withdraw}</p>}
        </div>
      </div>
    </form>
  )
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

type SendToProps = {
  recipients: RequestFormProps['recipients']
  also: readonly string[]
  childId: string
  chosen: readonly string[]
  own: Record<string, readonly string[]>
}

/** The recipients; each selected one with the questions that only it gets. */
function SendTo({ recipients, also, childId, chosen, own }: SendToProps) {
  const [isAll, setIsAll] = useState(false)
  const isFull = chosen.length >= MAX_AT_ONCE
  const listed = Math.max(MAX_AT_ONCE, 1 + also.length)
  return (
    <fieldset className="border-t border-line py-5">
      <legend className="float-left text-name font-bold tracking-tight">{texts.sendToTitle}</legend>
      <p className="text-right text-soft" aria-live="polite">
        {texts.ofUpTo(chosen.length, MAX_AT_ONCE)}
      </p>
      {recipients.map((recipient, place) => {
        const { id, name, kind, picture, isByMail, openings } = recipient
        const isChosen = chosen.includes(id)
        const Line = place === 0 ? 'div' : 'label'
        const questions = isChosen ? (own[id] ?? []) : []
        return (
          <div key={id} hidden={!isAll && place >= listed} className="clear-both py-2">
            <Line className="flex min-h-14 items-center gap-3.5">
              <ProviderThumbnail {...{ name, kind, picture }} className="size-14 shrink-0 rounded-md object-cover" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-soft">{openings[childId]}</span>
                {isByMail && <span className="block text-xs text-soft">{texts.byMail}</span>}
              </span>
              {place === 0 ? (
                <Icon name="check" label={texts.alwaysSent} className="m-1.5 text-pine" />
              ) : (
                <input
                  type="checkbox"
                  name={`to-${id}`}
                  value={id}
                  defaultChecked={also.includes(id)}
                  disabled={isFull && !isChosen}
                  className="choice m-1 size-6 shrink-0 rounded-sm disabled:opacity-50"
                />
              )}
            </Line>
            {questions.length > 0 && (
              <div className="mt-1 ml-17.5 text-sm text-soft">
                <p className="font-medium text-ink">{texts.ownQuestions(questions.length)}</p>
                <ul className="list-disc pl-5">
                  {questions.map((question) => (
                    <li key={question}>{question}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )
      })}
      {recipients.length === 1 && <p className="clear-both mt-1 text-sm text-soft">{texts.noOthers}</p>}
      {!isAll && recipients.length > listed && (
        <Button variant="quiet" className="-ml-4" onClick={() => setIsAll(true)}>
          {texts.addFavorite}
        </Button>
      )}
    </fieldset>
  )
}

function idsIn(answer: unknown): number[] {
  const ids = typeof answer === 'object' && answer !== null && 'ids' in answer ? answer.ids : []
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}
