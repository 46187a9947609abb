'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { LONGEST_NAME } from '@/lib/saved-searches/rules/limits'
import { savedSearchPageTexts as texts } from './page-texts'

type RenameSearchProps = { name: string; rename: (name: string) => Promise<boolean>; onDone: () => void }

/** What was typed stays when the server refuses it. */
export function RenameSearch({ name, rename, onDone }: RenameSearchProps) {
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
        label={texts.name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={LONGEST_NAME}
        required
        autoFocus
        className="min-w-60 flex-1"
      />
      <Button type="submit" busy={isBusy}>
        {texts.saveName}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {texts.cancel}
      </Button>
    </form>
  )
}
