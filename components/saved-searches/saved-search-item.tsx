'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { SelectField } from '@/components/ui/select-field'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/lib/platform/routes'
import type { ChangeInput } from '@/lib/saved-searches/schema'
import type { ShownSavedSearch } from '@/lib/saved-searches/types'
import { AlertFrequency } from '@/prisma/generated/enums'
import { NewsList } from './news-list'
import { savedSearchPageTexts as texts } from './page-texts'
import { RenameSearch } from './rename-search'

type SavedSearchItemProps = {
  saved: ShownSavedSearch
  /** Answers whether the server took it. */
  change: (change: ChangeInput) => Promise<boolean>
  remove: () => Promise<boolean>
}

const PACES = Object.values(AlertFrequency)

/** One saved search: what is new in it, how often its owner is told, and what they can do with it. */
export function SavedSearchItem({ saved, change, remove }: SavedSearchItemProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const [frequency, setFrequency] = useState(saved.frequency)
  const named = <VisuallyHidden>{texts.ofName(saved.name)}</VisuallyHidden>

  async function choose(value: string) {
    const next = PACES.find((pace) => pace === value)
    if (!next) return
    setFrequency(next)
    if (!(await change({ frequency: next }))) setFrequency(saved.frequency)
  }

  return (
    <li className="grid gap-3 py-6">
      {isRenaming ? (
        <RenameSearch name={saved.name} rename={(name) => change({ name })} onDone={() => setIsRenaming(false)} />
      ) : (
        <h2 className="text-lead font-semibold">{saved.name}</h2>
      )}
      <NewsList news={saved.news} isOff={frequency === 'off'} />
      <div className="flex flex-wrap items-end gap-2.5">
        <SelectField
          label={texts.frequency}
          value={frequency}
          onChange={(event) => void choose(event.target.value)}
          options={PACES.map((value) => ({ value, label: texts.frequencies[value] }))}
          className="min-w-44"
        />
        <ButtonLink
          variant="secondary"
          href={routes.savedSearch(saved.query)}
          onClick={() => void change({ isSeen: true })}
        >
          {texts.run}
          {named}
        </ButtonLink>
        <Button variant="quiet" onClick={() => setIsRenaming(true)}>
          {texts.rename}
          {named}
        </Button>
        <Button variant="quiet" onClick={() => void remove()}>
          {texts.remove}
          {named}
        </Button>
      </div>
    </li>
  )
}
