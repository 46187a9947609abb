'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { VisuallyHidden } from '@/components/ui/surface/text'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { MAX_SEARCH_NAME_LENGTH } from '@/lib/search/saved-searches/rules/saved-searches'
import type { ChangeInput, News, ShownSavedSearch } from '@/lib/search/saved-searches/schema'
import { AlertFrequency } from '@/prisma/generated/enums'

type Texts = { t: Translate<'search.savedSearchPage'> }

export function SavedSearchesView({ searches }: { searches: readonly ShownSavedSearch[] }) {
  const t = useTranslations('search.savedSearchPage')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumbs={[{ label: t('title') }]} />
      <div className="wrap pb-16">
        <RestoredFocus className="max-w-[44rem]">
          {searches.length === 0 ? (
            <EmptyState
              icon="search"
              title={t('none')}
              action={<ButtonLink href={routes.search()}>{t('explore')}</ButtonLink>}
            >
              {t('noneText')}
            </EmptyState>
          ) : (
            <SavedSearchList searches={searches} />
          )}
          <p className="mt-6 text-soft">
            {t('settings')} <TextLink href={dashboardRoutes.settings()}>{t('toSettings')}</TextLink>
          </p>
        </RestoredFocus>
      </div>
    </>
  )
}

/** New results since the user last ran the search. */
function NewsList({ news, isOff, t }: { news: News; isOff: boolean } & Texts) {
  if (news.total === 0) return <p className="text-soft">{t(isOff ? 'isOff' : 'nothingNew')}</p>
  const more = news.total - news.items.length
  return (
    <div>
      <p className="font-semibold">{t('newSince', { total: news.total })}</p>
      <ul>
        {news.items.map(({ publicId, name, kind }) => (
          <li key={publicId}>
            <TextLink href={routes.provider(publicId)} className="inline-flex min-h-9 items-center">
              {name}
            </TextLink>
            <span className="ml-3 text-sm text-soft">{t(`kinds.${kind}`)}</span>
          </li>
        ))}
        {more > 0 && <li className="text-soft">{t('more', { count: more })}</li>}
      </ul>
    </div>
  )
}

type RenameSearchProps = Texts & { name: string; rename: (name: string) => Promise<boolean>; onDone: () => void }

/** Input survives a rejection. */
function RenameSearch({ name, rename, onDone, t }: RenameSearchProps) {
  const [typed, setTyped] = useState(name)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    if (await rename(typed)) onDone()
    else setIsBusy(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2.5">
      <TextField
        label={t('name')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={MAX_SEARCH_NAME_LENGTH}
        required
        autoFocus
        className="min-w-60 flex-1"
      />
      <Button type="submit" busy={isBusy}>
        {t('saveName')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('cancel')}
      </Button>
    </form>
  )
}

type SavedSearchItemProps = Texts & {
  saved: ShownSavedSearch
  /** Returns whether the server accepted it. */
  change: (change: ChangeInput) => Promise<boolean>
  remove: () => Promise<boolean>
}

const PACES = Object.values(AlertFrequency)

/** One saved search: its new results, how often its owner is notified, and its actions. */
function SavedSearchItem({ saved, change, remove, t }: SavedSearchItemProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const [frequency, setFrequency] = useState(saved.frequency)
  const [isRemoving, setIsRemoving] = useState(false)
  const named = <VisuallyHidden>{` ${saved.name}`}</VisuallyHidden>

  async function choose(value: string) {
    const next = PACES.find((pace) => pace === value)
    if (!next) return
    setFrequency(next)
    if (!(await change({ frequency: next }))) setFrequency(saved.frequency)
  }

  async function removeOnce() {
    setIsRemoving(true)
    if (!(await remove())) setIsRemoving(false)
  }

  function stopRenaming() {
    setIsRenaming(false)
    renameButton.current?.focus()
  }

  return (
    <li className="grid gap-3 py-6">
      {isRenaming ? (
        <RenameSearch name={saved.name} rename={(name) => change({ name })} onDone={stopRenaming} t={t} />
      ) : (
        <h2 className="text-lead font-semibold">{saved.name}</h2>
      )}
      <NewsList news={saved.news} isOff={frequency === 'off'} t={t} />
      <div className="flex flex-wrap items-end gap-2.5">
        <SelectField
          label={t('frequency')}
          value={frequency}
          onChange={(event) => void choose(event.target.value)}
          options={PACES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          className="min-w-44"
        />
        <ButtonLink
          variant="secondary"
          href={routes.savedSearch(saved.query)}
          onClick={() => void change({ isSeen: true })}
        >
          {t('run')}
          {named}
        </ButtonLink>
        <Button ref={renameButton} variant="quiet" onClick={() => setIsRenaming(true)}>
          {t('rename')}
          {named}
        </Button>
        <Button variant="quiet" busy={isRemoving} onClick={() => void removeOnce()}>
          {t('remove')}
          {named}
        </Button>
      </div>
    </li>
  )
}

/** The saved searches: each change is sent to the server, then the page is refreshed. */
export function SavedSearchList({ searches }: { searches: readonly ShownSavedSearch[] }) {
  const t = useTranslations('search.savedSearchPage')
  const router = useRouter()

  async function send(id: number, method: 'PATCH' | 'DELETE', message: string | null, body?: ChangeInput) {
    try {
      await callApi(accountRoutes.api.savedSearch(id), { method, body })
    } catch (error) {
      console.error(error)
      const sentence = error instanceof ApiError ? error.sentence : undefined
      showToast({ title: t('failed'), description: sentence ?? t('failedText'), tone: 'destructive' })
      return false
    }
    if (message) showToast({ title: message })
    router.refresh()
    return true
  }

  return (
    <ul className="divide-y divide-line border-y border-line">
      {searches.map((one) => (
        <SavedSearchItem
          key={one.id}
          t={t}
          saved={one}
          change={(change) => send(one.id, 'PATCH', change.isSeen ? null : t('changed'), change)}
          remove={() => send(one.id, 'DELETE', t('removed'))}
        />
      ))}
    </ul>
  )
}
