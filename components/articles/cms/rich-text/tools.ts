import type { Editor } from '@tiptap/react'
import { toolbarTexts as texts } from '../texts'
import type { Insertable } from './insertable'

export type Tool = {
  name: string
  sign: string
  className?: string
  isOn: () => boolean
  canRun: () => boolean
  run?: () => void
  /** Opens a panel instead. */
  opens?: Insertable
}

const FIRST_TABLE = { rows: 3, cols: 2, withHeaderRow: true }

/** The tools in their order. */
export function toolsOf(editor: Editor): Tool[] {
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
    mark('bold', texts.bold, 'B', 'font-extrabold'),
    mark('italic', texts.italic, 'I', 'italic'),
    mark('underline', texts.underline, 'U', 'underline'),
    mark('strike', texts.strike, 'S', 'line-through'),
    {
      name: texts.bullets,
      sign: '• List',
      isOn: () => editor.isActive('bulletList'),
      canRun: () => true,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: texts.numbers,
      sign: '1. List',
      isOn: () => editor.isActive('orderedList'),
      canRun: () => true,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      name: texts.quote,
      sign: '“ ”',
      isOn: () => editor.isActive('blockquote'),
      canRun: () => true,
      run: () => chain().toggleBlockquote().run(),
    },
    { name: texts.link, sign: 'Link', isOn: () => editor.isActive('link'), canRun: () => true, opens: 'link' },
    { ...always, name: texts.picture, sign: 'Picture', opens: 'picture' },
    {
      name: texts.table,
      sign: 'Table',
      isOn: () => editor.isActive('table'),
      canRun: () => !editor.isActive('table'),
      run: () => chain().insertTable(FIRST_TABLE).run(),
    },
    { ...always, name: texts.video, sign: 'Video', opens: 'video' },
    { ...always, name: texts.line, sign: '―', run: () => chain().setHorizontalRule().run() },
    { ...always, name: texts.undo, sign: '↶', canRun: () => editor.can().undo(), run: () => chain().undo().run() },
    { ...always, name: texts.redo, sign: '↷', canRun: () => editor.can().redo(), run: () => chain().redo().run() },
  ]
}
