'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/actions/button'
import { AppLink } from '@/components/ui/actions/links'
import { Checkbox } from '@/components/ui/fields/choice'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import type { QueueItem } from '@/lib/admin/approvals/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { dayText } from '@/lib/platform/time/dates'
import { itemHref, useItemLabel } from './item-labels'

const acceptResponse = z.object({
  accepted: z.number(),
  refused: z.array(z.object({ item: z.string(), sentence: z.string() })),
})
type Refused = z.output<typeof acceptResponse>['refused']

/** How long a bulk decision can be undone. It is sent only afterwards, so that nobody is notified of a decision that was undone. */
const UNDO_MS = 8_000

/**
 * Approves several items with one request, some seconds later, so that it can be undone; and reports those that failed and
 * why. Leaving the page before that leaves everything undecided.
 */
function useAcceptMany(onDone: () => void) {
  const t = useTranslations('admin.approvals')
  const router = useRouter()
  const { run, isBusy } = useAction(t('failed'), 'toast')
  const [refused, setRefused] = useState<Refused>([])
  const [waiting, setWaiting] = useState<readonly QueueItem[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function scheduleAccept(items: readonly QueueItem[]) {
    setRefused([])
    setWaiting(items)
    timer.current = setTimeout(() => void accept(items), UNDO_MS)
  }
  function undo() {
    clearTimeout(timer.current)
    setWaiting([])
  }

  async function accept(items: readonly QueueItem[]) {
    clearTimeout(timer.current)
    await run(async () => {
      const body = { items: items.map(({ subject, id, version }) => ({ subject, id, version })) }
      const done = acceptResponse.parse(await callApi(dashboardRoutes.api.acceptances(), { method: 'POST', body }))
      setRefused(done.refused)
      if (done.accepted > 0) showToast({ title: t('accepted', { count: done.accepted }) })
      onDone()
      router.refresh()
    })
    setWaiting([])
  }

  return { scheduleAccept, undo, acceptNow: () => void accept(waiting), waiting, isBusy, refused }
}

const KEYS = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['A'], does: 'take' },
  { keys: ['X'], does: 'choose' },
] as const
const STORAGE_KEY = 'approval-keys'
const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/**
 * Keyboard shortcuts of the list: j and k move between lines, a and x press a line's buttons. Inactive while typing,
 * with a modifier key, or when turned off (WCAG 2.1.4).
 */
function useQueueKeys(list: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(localStorage.getItem(STORAGE_KEY) !== 'off'), [])

  useEffect(() => {
    if (!isOn) return
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(FIELDS)) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const press = (part: string) => rows[at]?.querySelector<HTMLElement>(`[data-key="${part}"]`)
      const key = event.key.toLowerCase()
      if (key === 'j') focusRow(rows[Math.min(at + 1, rows.length - 1)])
      else if (key === 'k') focusRow(rows[Math.max(at - 1, 0)])
      else if (key === 'a') press('take')?.click()
      else if (key === 'x') press('choose')?.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, list])

  function onToggle(next: boolean) {
    setIsOn(next)
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off')
  }
  return { isOn, onToggle }
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('a')?.focus()
}

type KeysHelpProps = { isOn: boolean; onToggle: (isOn: boolean) => void }

/** The shortcuts, and how to turn them off. Hidden on phones, which rarely have a keyboard. */
function KeysHelp({ isOn, onToggle }: KeysHelpProps) {
  const t = useTranslations('admin.approvals')
  return (
    <Disclosure summary={t('keys')} className="mt-8 max-w-reading max-md:hidden">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 text-sm text-ink">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keyList.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-3"
        label={t('keysOn')}
        hint={t('keysHint')}
        checked={isOn}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </Disclosure>
  )
}

type TakeButtonProps = { item: Pick<QueueItem, 'subject' | 'id' | 'title' | 'takenBy'>; adminId: number }

/** The current reviewer; claims, releases or takes over the item. */
function TakeButton({ item: { subject, id, title, takenBy }, adminId }: TakeButtonProps) {
  const t = useTranslations('admin.approvals')
  const router = useRouter()
  const { run, isBusy } = useAction(t('failed'), 'toast')
  const isMine = takenBy?.id === adminId
  const otherAdmin = takenBy && !isMine ? takenBy : null

  async function toggleAssignment() {
    const call = isMine ? { method: 'DELETE' } : { method: 'PUT', body: { insteadOf: otherAdmin?.id } }
    await run(() => callApi(dashboardRoutes.api.assignment(subject, id), call))
    // Also after an error: the line then shows which admin has taken the item.
    router.refresh()
  }

  const name = isMine
    ? t('giveBackOf', { title })
    : otherAdmin
      ? t('takeOverOf', { title, name: otherAdmin.name })
      : t('takeOf', { title })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {takenBy && (
        <span className="font-semibold">{isMine ? t('takenByYou') : t('takenBy', { name: takenBy.name })}</span>
      )}
      <Button
        variant="quiet"
        size="sm"
        busy={isBusy}
        data-key="take"
        aria-label={name}
        onClick={() => void toggleAssignment()}
      >
        {isMine ? t('giveBack') : otherAdmin ? t('takeOver') : t('take')}
      </Button>
    </span>
  )
}

type QueueRowProps = {
  item: QueueItem
  adminId: number
  today: string
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

const CLOCK_TONES = { 'in-time': 'stone', today: 'sun', late: 'coral' } as const
const KIND_TONES = { profiles: 'sky', photos: 'sky', claims: 'plum', reviews: 'mint', reports: 'sun' } as const

/** A pending item: what, about whom, its deadline, and its reviewer. */
function QueueRow({ item, adminId, today, isChosen, onChoose }: QueueRowProps) {
  const t = useTranslations('admin.approvals')
  const labelOf = useItemLabel()
  const locale = useLocale()
  const { kind, title, since, clock, version } = item
  return (
    <li data-row className="flex items-start gap-3 py-4 focus-within:bg-sunken/60">
      <span className="grid size-6 shrink-0 place-items-center">
        {version !== null && (
          <input
            type="checkbox"
            data-key="choose"
            className="choice size-5 rounded-xs"
            aria-label={t('choose', { title })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <AppLink href={itemHref(item)} className="font-semibold hover:text-pine hover:underline">
              {title}
            </AppLink>
            <Badge tone={KIND_TONES[kind]}>{t(`kind.${kind}`)}</Badge>
          </p>
          <p className="mt-1 max-w-prose break-words text-soft">{labelOf(item)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={CLOCK_TONES[clock.state]}>
            {t(`due.${clock.state}`, { day: dayText(locale, clock.dueOn, today) })}
          </Badge>
          <span className="text-soft max-sm:hidden">{t('came', { day: dayText(locale, since, today) })}</span>
          <TakeButton item={item} adminId={adminId} />
        </div>
      </div>
    </li>
  )
}

type QueueListProps = { items: readonly QueueItem[]; adminId: number; today: string }

const keyOf = ({ subject, id }: Pick<QueueItem, 'subject' | 'id'>) => `${subject}-${id}`

/** The lines of the queue; items that may be approved unopened can be selected and approved together. */
export function QueueList({ items, adminId, today }: QueueListProps) {
  const t = useTranslations('admin.approvals')
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { scheduleAccept, undo, acceptNow, waiting, isBusy, refused } = useAcceptMany(() => setChosen(new Set()))
  const keys = useQueueKeys(list)
  const safe = items.filter(({ version }) => version !== null)
  // A line may have disappeared since it was selected.
  const ready = safe.filter((item) => chosen.has(keyOf(item)))

  function choose(item: QueueItem, isOn: boolean) {
    const next = new Set(chosen)
    if (isOn) next.add(keyOf(item))
    else next.delete(keyOf(item))
    setChosen(next)
  }

  return (
    <>
      <div className="mt-6 max-w-page">
        {refused.length > 0 && (
          <FormAlert>
            {t('refused', {
              count: refused.length,
              list: refused.map(({ item, sentence }) => `${titleOf(items, item)}: ${sentence}`).join(' '),
            })}
          </FormAlert>
        )}
        {safe.length > 0 && (
          <Checkbox
            label={t('chooseAll')}
            hint={t('safeHint')}
            checked={ready.length === safe.length}
            onChange={(event) => setChosen(new Set(event.target.checked ? safe.map(keyOf) : []))}
          />
        )}
        <ul ref={list} className="mt-3 divide-y divide-line border-y border-line">
          {items.map((item) => (
            <QueueRow
              key={`${keyOf(item)} ${item.kind}`}
              item={item}
              adminId={adminId}
              today={today}
              isChosen={chosen.has(keyOf(item))}
              onChoose={(isOn) => choose(item, isOn)}
            />
          ))}
        </ul>
      </div>
      {(ready.length > 0 || waiting.length > 0) && (
        <div className="sticky bottom-0 z-20 -mx-4.5 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper/95 px-4.5 py-3">
          {waiting.length > 0 ? (
            <>
              <p role="status" className="font-semibold">
                {t('accepting', { count: waiting.length })}
              </p>
              <Button autoFocus variant="secondary" disabled={isBusy} onClick={undo}>
                {t('undo')}
              </Button>
              <Button variant="quiet" busy={isBusy} onClick={acceptNow}>
                {t('acceptNow')}
              </Button>
            </>
          ) : (
            <Button onClick={() => scheduleAccept(ready)}>{t('accept', { count: ready.length })}</Button>
          )}
        </div>
      )}
      <KeysHelp {...keys} />
    </>
  )
}

const titleOf = (items: readonly QueueItem[], key: string) => items.find((item) => keyOf(item) === key)?.title ?? key
