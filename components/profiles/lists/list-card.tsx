import type { ReactNode } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Held } from '@/components/forms/held'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { listTexts as texts } from './texts'

type ListCardProps = {
  id: string
  title: string
  lead: string
  isWaiting: boolean
  /** What the button says that begins. */
  edit: string
  isEditing: boolean
  isSending: boolean
  refusal: string | undefined
  onBegin: () => void
  onDone: () => void
  onCancel: () => void
  /** What somebody else has made of the list since, to read. */
  theirs: ReactNode
  onUseTheirs: () => void
  children: ReactNode
}

/** A list of the page with the button that turns between reading and editing. Nothing of it can be changed while it is on its way. */
export function ListCard({ id, title, lead, isWaiting, edit, isEditing, isSending, refusal, ...rest }: ListCardProps) {
  const { onBegin, onDone, onCancel, theirs, onUseTheirs, children } = rest
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-section tracking-tight">
          {title}
        </h2>
        <span className="flex flex-wrap gap-2.5">
          {isEditing && (
            <Button variant="quiet" disabled={isSending} onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button variant="secondary" busy={isSending} onClick={isEditing ? onDone : onBegin}>
            {isEditing ? texts.doneEditing : edit}
          </Button>
        </span>
      </div>
      <p className="mt-1 max-w-prose text-soft">{lead}</p>
      {isWaiting && !isEditing && (
        <Badge tone="sun" icon="clock" className="mt-3">
          {texts.waiting}
        </Badge>
      )}
      <div className={refusal && 'mt-3'}>
        <FormAlert>{refusal}</FormAlert>
      </div>
      {theirs && (
        <div className="mt-3 rounded-md bg-sun-soft px-4 py-3">
          <h3 className="font-semibold tracking-normal">{texts.theirs}</h3>
          {theirs}
          <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={onUseTheirs}>
            {texts.useTheirs}
          </Button>
        </div>
      )}
      <Held isHeld={isSending} className="contents">
        {children}
      </Held>
    </section>
  )
}
