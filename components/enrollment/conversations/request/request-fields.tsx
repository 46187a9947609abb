import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMessageText } from '@/components/platform/use-message-text'
import { ProviderThumbnail } from '@/components/providers/row-parts'
import { searchedNeeds } from '@/components/providers/stored-provider'
import { Button } from '@/components/ui/actions/button'
import { Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Icon } from '@/components/ui/surface/icon'
import { ageProblem, MAX_AT_ONCE } from '@/lib/enrollment/inquiries/rules/request'
import { monthsBetween } from '@/lib/families/profile/rules/needs'
import type { Message } from '@/lib/platform/language/message'
import type { RequestChild, RequestRecipient } from './request-options'

export type Option = { value: string; label: string }
/** The option for a child that is not saved. */
export const OTHER_CHILD = 'other'

/** The child of this tab's last search, as values of the fields below. A search has the age at the start of care, a request today's age. */
export function searchedChild(months: readonly Option[]): Record<string, string> {
  const query = new URLSearchParams(searchedNeeds())
  const [age, start] = [query.get('age'), query.get('start') ?? '']
  const thisMonth = months[0]?.value
  if (!age || !thisMonth) return {}
  const ahead = /^\d{4}-\d{2}$/.test(start) ? Math.max(0, monthsBetween(thisMonth, start)) : 0
  const today = Number(age) - ahead
  return {
    ...(today >= 0 && { childAgeMonths: String(today) }),
    ...(ahead > 0 && months.some(({ value }) => value === start) && { wantedStart: start }),
  }
}

type RequestChildFieldsProps = {
  families: readonly [RequestChild, ...RequestChild[]]
  months: readonly Option[]
  /** The child's id, or OTHER_CHILD. */
  selected: string
  errors: Record<string, string>
}

/** Who the request is for: a saved child, whose data is filled in, or an entered age and start. */
export function RequestChildFields({ families, months, selected, errors }: RequestChildFieldsProps) {
  const t = useTranslations('enrollment.request')
  const [isOpen, setIsOpen] = useState(false)
  const [wrongAge, setWrongAge] = useState<Message>()
  const messageText = useMessageText()
  const child = families.find(({ id }) => id === selected)
  const isTyped = !child?.id
  const hasSaved = families[0].id !== ''
  return (
    <fieldset className="py-5">
      <legend className="float-left text-name font-bold tracking-tight">{hasSaved ? t('for') : t('yourChild')}</legend>
      {hasSaved && !isOpen && (
        <p className="-my-2 text-right">
          <Button variant="quiet" className="-mr-4" aria-label={t('changeChild')} onClick={() => setIsOpen(true)}>
            {t('change')}
          </Button>
        </p>
      )}
      <div className="clear-both pt-3">
        {child?.id && (
          <div className="flex items-center gap-4 rounded-lg border border-mint-line bg-mint px-4 py-3">
            <span
              aria-hidden
              className="grid size-12 shrink-0 place-items-center rounded-full bg-card font-bold text-pine"
            >
              {[...child.name][0]?.toUpperCase()}
            </span>
            <span>
              <span className="block font-semibold">{child.title}</span>
              {child.lines.map((line) => (
                <span key={line} className="block text-sm">
                  {line}
                </span>
              ))}
            </span>
          </div>
        )}
        <div hidden={!hasSaved || !isOpen} className="mt-2">
          {hasSaved &&
            families.map(({ id, title }, place) => (
              <Radio key={id} name="child" value={id} label={title} defaultChecked={place === 0} />
            ))}
          <Radio name="child" value={OTHER_CHILD} label={t('otherChild')} defaultChecked={!hasSaved} />
        </div>
        <div hidden={!isTyped} className="mt-2 grid gap-5">
          <TextField
            name="childAgeMonths"
            label={t('age')}
            hint={t('ageHint')}
            inputMode="numeric"
            autoComplete="off"
            optional
            error={wrongAge ? messageText(wrongAge) : errors.childAgeMonths}
            onInput={() => setWrongAge(undefined)}
            onBlur={({ currentTarget }) => setWrongAge(ageProblem(currentTarget.value))}
          />
          <SelectField
            name="wantedStart"
            label={t('start')}
            optional
            defaultValue=""
            options={[{ value: '', label: t('anyMonth') }, ...months]}
            error={errors.wantedStart}
          />
        </div>
      </div>
    </fieldset>
  )
}

type SendToProps = {
  recipients: readonly RequestRecipient[]
  also: readonly string[]
  childId: string
  chosen: readonly string[]
  own: Record<string, readonly string[]>
}

/** The recipients; each selected one with the questions that only it gets. */
export function SendTo({ recipients, also, childId, chosen, own }: SendToProps) {
  const t = useTranslations('enrollment.request')
  const [isAll, setIsAll] = useState(false)
  const isFull = chosen.length >= MAX_AT_ONCE
  const listed = Math.max(MAX_AT_ONCE, 1 + also.length)
  return (
    <fieldset className="border-t border-line py-5">
      <legend className="float-left text-name font-bold tracking-tight">{t('sendToTitle')}</legend>
      <p className="text-right text-soft" aria-live="polite">
        {t('ofUpTo', { count: chosen.length, most: MAX_AT_ONCE })}
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
                {isByMail && <span className="block text-xs text-soft">{t('byMail')}</span>}
              </span>
              {place === 0 ? (
                <Icon name="check" label={t('alwaysSent')} className="m-1.5 text-pine" />
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
                <p className="font-medium text-ink">{t('ownQuestions', { count: questions.length })}</p>
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
      {recipients.length === 1 && <p className="clear-both mt-1 text-sm text-soft">{t('noOthers')}</p>}
      {!isAll && recipients.length > listed && (
        <Button variant="quiet" className="-ml-4" onClick={() => setIsAll(true)}>
          {t('addFavorite')}
        </Button>
      )}
    </fieldset>
  )
}
