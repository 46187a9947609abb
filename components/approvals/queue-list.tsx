'use client'

import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import type { QueueItem } from '@/lib/approvals/types'
import { KeysHelp } from './keys-help'
import { QueueRow } from './queue-row'
import { approvalTexts as texts } from './texts'
import { useAcceptMany } from './use-accept-many'
import { useQueueKeys } from './use-queue-keys'

type QueueListProps = { items: readonly QueueItem[]; adminId: number; today: string }

export const keyOf = ({ subject, id }: Pick<QueueItem, 'subject' | 'id'>) => `${subject}-${id}`

/** The lines of the queue; what may be accepted unopened is chosen and accepted together. */
export function QueueList({ items, adminId, today }: QueueListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { accept, isBusy, refused } = useAcceptMany(() => setChosen(new Set()))
  const keys = useQueueKeys(list)
  const safe = items.filter(({ version }) => version !== null)
  // A line may have gone since it was chosen.
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
            {`${texts.refused(refused.length)} ${refused.map(({ item, sentence }) => `${titleOf(items, item)}: ${sentence}`).join(' ')}`}
          </FormAlert>
        )}
        {safe.length > 0 && (
          <Checkbox
            label={texts.chooseAll}
            hint={texts.safeHint}
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
      {ready.length > 0 && (
        <div className="sticky bottom-0 z-20 -mx-4.5 mt-4 border-t border-line bg-paper/95 px-4.5 py-3">
          <Button busy={isBusy} onClick={() => void accept(ready)}>
            {texts.accept(ready.length)}
          </Button>
        </div>
      )}
      <KeysHelp {...keys} />
    </>
  )
}

const titleOf = (items: readonly QueueItem[], key: string) => items.find((item) => keyOf(item) === key)?.title ?? key
