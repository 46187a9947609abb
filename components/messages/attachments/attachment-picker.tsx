'use client'

import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PICTURE_TYPES } from '@/lib/media/schema/upload'
import { attachmentTexts as texts } from './texts'
import type { useAttachments } from './use-attachments'

/** A button for the browser's own choice of files, and what became of each. */
export function AttachmentPicker({ files, add, remove }: ReturnType<typeof useAttachments>) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={`${PICTURE_TYPES},application/pdf`}
        aria-label={texts.add}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        ref={button}
        variant="quiet"
        onClick={() => input.current?.click()}
        aria-describedby={hintId}
        className="-ml-3"
      >
        <Icon name="plus" />
        {texts.add}
      </Button>
      <p id={hintId} className="text-sm text-soft">
        {texts.hint}
      </p>
      <ul aria-label={texts.list} aria-live="polite" className="grid empty:hidden">
        {files.map((file) => {
          const { key, name, id, problem } = file
          const state = problem
            ? texts.refused(name, problem)
            : id === undefined
              ? texts.sending(name)
              : texts.ready(name)
          return (
            <li key={key} className="flex items-center gap-2">
              <span className={problem ? 'min-w-0 flex-1 break-words text-coral-deep' : 'min-w-0 flex-1 break-words'}>
                {state}
              </span>
              <Button
                variant="quiet"
                aria-label={texts.remove(name)}
                onClick={() => {
                  remove(file)
                  button.current?.focus()
                }}
              >
                <Icon name="x" />
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
