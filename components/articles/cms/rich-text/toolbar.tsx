'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { toolbarTexts as texts } from '../texts'
import type { Insertable } from './insertable'
import { TableTools } from './table-tools'
import { ToolButton } from './tool-button'
import { type Tool, toolsOf } from './tools'

const LEVELS = [2, 3, 4] as const

type ToolbarProps = {
  editor: Editor
  insertable: Insertable | undefined
  onInsert: (kind: Insertable | undefined) => void
}

/** One stop for the Tab key; the arrow keys go from tool to tool. */
export function Toolbar({ editor, insertable, onInsert }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: LEVELS.find((level) => now.isActive('heading', { level })) ?? 0,
      isInTable: now.isActive('table'),
      tools: toolsOf(now).map((tool) => ({ name: tool.name, isOn: tool.isOn(), canRun: tool.canRun() })),
    }),
  })
  const stateOf = (tool: Tool) => state.tools.find(({ name }) => name === tool.name)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), select')]
    const at = buttons.indexOf(event.target as HTMLElement)
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }

  return (
    <div className="border-b border-line bg-sunken max-sm:sticky max-sm:-top-3 max-sm:z-10">
      <div
        role="toolbar"
        aria-label={texts.name}
        onKeyDown={onKeyDown}
        className="flex items-center gap-0.5 p-1.5 max-sm:overflow-x-auto sm:flex-wrap"
      >
        <select
          aria-label={texts.style}
          value={state.level}
          className="min-h-9 shrink-0 rounded-sm border border-transparent bg-transparent px-2 text-sm font-semibold hover:bg-card"
          onChange={(event) => {
            const level = LEVELS.find((one) => one === Number(event.target.value))
            if (level) editor.chain().focus().setHeading({ level }).run()
            else editor.chain().focus().setParagraph().run()
          }}
        >
          <option value={0}>{texts.paragraph}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {texts.heading(level)}
            </option>
          ))}
        </select>
        {toolsOf(editor).map((tool) => {
          const { isOn = false, canRun = true } = stateOf(tool) ?? {}
          const isOpen = tool.opens !== undefined && tool.opens === insertable
          return (
            <ToolButton
              key={tool.name}
              label={tool.name}
              isOn={isOn || isOpen}
              isDisabled={!canRun}
              className={classNames(tool.className)}
              onPress={() => (tool.opens ? onInsert(isOpen ? undefined : tool.opens) : tool.run?.())}
            >
              {tool.sign}
            </ToolButton>
          )
        })}
      </div>
      {state.isInTable && <TableTools editor={editor} />}
    </div>
  )
}
