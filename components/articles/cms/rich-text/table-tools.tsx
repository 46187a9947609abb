import type { Editor } from '@tiptap/react'
import { toolbarTexts as texts } from '../texts'
import { ToolButton } from './tool-button'

/** What can be done with the table in which somebody writes. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const acts = [
    { label: texts.addRow, act: () => chain().addRowAfter().run() },
    { label: texts.addColumn, act: () => chain().addColumnAfter().run() },
    { label: texts.removeRow, act: () => chain().deleteRow().run() },
    { label: texts.removeColumn, act: () => chain().deleteColumn().run() },
    { label: texts.headRow, act: () => chain().toggleHeaderRow().run() },
    { label: texts.removeTable, act: () => chain().deleteTable().run() },
  ]
  return (
    <fieldset className="flex min-w-0 gap-0.5 border-t border-line p-1.5 max-sm:overflow-x-auto sm:flex-wrap">
      <legend className="sr-only">{texts.tableTools}</legend>
      {acts.map(({ label, act }) => (
        <ToolButton key={label} label={label} onPress={act}>
          {label}
        </ToolButton>
      ))}
    </fieldset>
  )
}
