'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Translate } from '@/lib/platform/language/types'

/** What has a panel for inserting it. */
export type Insertable = 'link' | 'picture' | 'video'

type ToolButtonProps = {
  label: string
  isOn?: boolean
  isDisabled?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

/** A toolbar button: a letter or a word, and its name as a tooltip. */
function ToolButton({ label, isOn, isDisabled, className, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      // Preserves the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        'min-h-9 min-w-9 shrink-0 cursor-pointer rounded-sm px-2 text-sm font-semibold disabled:cursor-not-allowed disabled:opacity-45',
        isOn ? 'bg-mint text-pine-deep forced-colors:border' : 'hover:bg-card',
        className,
      )}
    >
      {children}
    </button>
  )
}

/** The actions on the table around the cursor. */
function TableTools({ editor }: { editor: Editor }) {
  const t = useTranslations('content.cms.toolbar')
  const chain = () => editor.chain().focus()
  const acts = [
    { label: t('addRow'), act: () => chain().addRowAfter().run() },
    { label: t('addColumn'), act: () => chain().addColumnAfter().run() },
    { label: t('removeRow'), act: () => chain().deleteRow().run() },
    { label: t('removeColumn'), act: () => chain().deleteColumn().run() },
    { label: t('headRow'), act: () => chain().toggleHeaderRow().run() },
    { label: t('removeTable'), act: () => chain().deleteTable().run() },
  ]
  return (
    <fieldset className="flex min-w-0 gap-0.5 border-t border-line p-1.5 max-sm:overflow-x-auto sm:flex-wrap">
      <legend className="sr-only">{t('table')}</legend>
      {acts.map(({ label, act }) => (
        <ToolButton key={label} label={label} onPress={act}>
          {label}
        </ToolButton>
      ))}
    </fieldset>
  )
}

type Tool = {
  name: string
  sign: string
  className?: string
  isOn: () => boolean
  canRun: () => boolean
  run?: () => void
  /** Opens a panel instead of acting. */
  opens?: Insertable
}

const FIRST_TABLE = { rows: 3, cols: 2, withHeaderRow: true }

/** The tools in order. */
function toolsOf(editor: Editor, t: Translate<'content.cms.toolbar'>): Tool[] {
  const chain = () => editor.chain().focus()
  const mark = (name: string, label: string, sign: string, className: string): Tool => ({
    name: label,
    sign,
    className,
    isOn: () => editor.isActive(name),
    canRun: () => editor.can().toggleMark(name),
    run: () => chain().toggleMark(name).run(),
  })
  const always = { isOn: () => false, canRun: () => true }
  return [
    mark('bold', t('bold'), 'B', 'font-extrabold'),
    mark('italic', t('italic'), 'I', 'italic'),
    mark('underline', t('underline'), 'U', 'underline'),
    mark('strike', t('strike'), 'S', 'line-through'),
    {
      name: t('bullets'),
      sign: t('bulletsSign'),
      isOn: () => editor.isActive('bulletList'),
      canRun: () => true,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: t('numbers'),
      sign: t('numbersSign'),
      isOn: () => editor.isActive('orderedList'),
      canRun: () => true,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      name: t('quote'),
      sign: '“ ”',
      isOn: () => editor.isActive('blockquote'),
      canRun: () => true,
      run: () => chain().toggleBlockquote().run(),
    },
    { name: t('link'), sign: t('link'), isOn: () => editor.isActive('link'), canRun: () => true, opens: 'link' },
    { ...always, name: t('picture'), sign: t('picture'), opens: 'picture' },
    {
      name: t('table'),
      sign: t('table'),
      isOn: () => editor.isActive('table'),
      canRun: () => !editor.isActive('table'),
      run: () => chain().insertTable(FIRST_TABLE).run(),
    },
    { ...always, name: t('video'), sign: t('video'), opens: 'video' },
    { ...always, name: t('line'), sign: '―', run: () => chain().setHorizontalRule().run() },
    { ...always, name: t('undo'), sign: '↶', canRun: () => editor.can().undo(), run: () => chain().undo().run() },
    { ...always, name: t('redo'), sign: '↷', canRun: () => editor.can().redo(), run: () => chain().redo().run() },
  ]
}

const LEVELS = [2, 3, 4] as const

type ToolbarProps = {
  editor: Editor
  insertable: Insertable | undefined
  onInsert: (kind: Insertable | undefined) => void
}

/** One tab stop; the arrow keys move between tools. */
export function Toolbar({ editor, insertable, onInsert }: ToolbarProps) {
  const t = useTranslations('content.cms.toolbar')
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: LEVELS.find((level) => now.isActive('heading', { level })) ?? 0,
      isInTable: now.isActive('table'),
      tools: toolsOf(now, t).map((tool) => ({ name: tool.name, isOn: tool.isOn(), canRun: tool.canRun() })),
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
        aria-label={t('name')}
        onKeyDown={onKeyDown}
        className="flex items-center gap-0.5 p-1.5 max-sm:overflow-x-auto sm:flex-wrap"
      >
        <select
          aria-label={t('style')}
          value={state.level}
          className="min-h-9 shrink-0 rounded-sm border border-transparent bg-transparent px-2 text-sm font-semibold hover:bg-card"
          onChange={(event) => {
            const level = LEVELS.find((one) => one === Number(event.target.value))
            if (level) editor.chain().focus().setHeading({ level }).run()
            else editor.chain().focus().setParagraph().run()
          }}
        >
          <option value={0}>{t('paragraph')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t('heading', { level })}
            </option>
          ))}
        </select>
        {toolsOf(editor, t).map((tool) => {
          const { isOn = false, canRun = true } = stateOf(tool) ?? {}
          const isOpen = tool.opens !== undefined && tool.opens === insertable
          return (
            <ToolButton
              key={tool.name}
              label={tool.name}
              isOn={isOn || isOpen}
              isDisabled={!canRun}
              className={tool.className}
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
