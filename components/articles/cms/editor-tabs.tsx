'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { tabAfterKey } from '@/components/ui/tab-keys'
import { type EditorPart, partOf } from './article-fields'
import { editorTexts as texts } from './texts'

const PARTS: readonly EditorPart[] = ['content', 'seo', 'settings']

type EditorTabsProps = { parts: Record<EditorPart, ReactNode>; wrong: readonly string[] }

/**
 * The three parts of the editor; all of them stay there, so that nothing typed goes with a tab. Not ui/tabs: inside a dialog the
 * address stays as it is. A part in which the server refused a field says so, and the first such part is opened.
 */
export function EditorTabs({ parts, wrong }: EditorTabsProps) {
  const [chosen, setChosen] = useState<EditorPart>('content')
  const list = useRef<HTMLDivElement>(null)
  const wrongParts = PARTS.filter((part) => wrong.some((field) => partOf(field) === part))
  const firstWrong = wrongParts[0]
  useEffect(() => {
    if (firstWrong) setChosen(firstWrong)
  }, [firstWrong])

  function onKeyDown(event: KeyboardEvent) {
    const next = PARTS[tabAfterKey(event.key, PARTS.indexOf(chosen), PARTS.length) ?? -1]
    if (!next) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={texts.parts}
        onKeyDown={onKeyDown}
        className="swipe flex gap-6 border-b border-line"
      >
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`tab-${part}`}
            aria-selected={part === chosen}
            aria-controls={`part-${part}`}
            tabIndex={part === chosen ? 0 : -1}
            onClick={() => setChosen(part)}
            className={classNames('tab cursor-pointer', part === chosen && 'tab-chosen')}
          >
            {texts.tabs[part]}
            {wrongParts.includes(part) && (
              <Icon name="alert-circle" size="sm" label={texts.wrong} className="text-coral-deep" />
            )}
          </button>
        ))}
      </div>
      {PARTS.map((part) => (
        <div
          key={part}
          role="tabpanel"
          id={`part-${part}`}
          aria-labelledby={`tab-${part}`}
          hidden={part !== chosen}
          className="pt-5"
        >
          {parts[part]}
        </div>
      ))}
    </>
  )
}
