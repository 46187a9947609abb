'use client'

import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { TextField } from '@/components/ui/text-field'
import { ARTICLE_LIMITS as MOST } from '@/lib/articles/catalogue'
import { editorTexts as texts } from './texts'

type TagsFieldProps = { tags: readonly string[]; error: string | undefined; onChange: (tags: string[]) => void }

/** Enter adds what is typed, trimmed, unless it is empty or there already; the cross takes a tag away. */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('')

  function add() {
    const tag = typed.trim()
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag])
    setTyped('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="md:col-span-2">
      <TextField
        label={texts.tags}
        hint={texts.tagsHint}
        value={typed}
        maxLength={MOST.tag}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        // What is still in the field when somebody goes to "Save" is meant too.
        onBlur={add}
      />
      {tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex items-center rounded-full border border-line-strong bg-card pl-3.5 text-ui"
            >
              {tag}
              <IconButton
                icon="x"
                label={texts.removeTag(tag)}
                className="[&>svg]:size-4"
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
