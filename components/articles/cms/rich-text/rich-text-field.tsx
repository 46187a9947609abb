'use client'

import '../../article.css'
import './rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/field-frame'
import { EXTENSIONS } from './extensions'
import { InsertPanel } from './insert-panel'
import type { Insertable } from './insertable'
import { Toolbar } from './toolbar'

type RichTextFieldProps = { label: string; start: string; error: string | undefined; onChange: (html: string) => void }

/** Text with headings, lists, links, pictures, tables and videos; what it gives is HTML, empty where nothing stands. */
export function RichTextField({ label, start, error, onChange }: RichTextFieldProps) {
  const id = useId()
  const [insertable, setInsertable] = useState<Insertable>()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: start,
    immediatelyRender: false,
    // Its styles come as a file: the content policy knows none that a script writes.
    injectCSS: false,
    editorProps: { attributes: attributesOf(id), ...BELOW_TOOLS },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  useEffect(() => {
    const attributes = { ...attributesOf(id), ...(error && invalid(id)) }
    editor?.setOptions({ editorProps: { attributes, ...BELOW_TOOLS } })
  }, [editor, id, error])
  return (
    <div>
      <p id={id} className="mb-1.5 text-ui font-semibold">
        {label}
      </p>
      <div
        className={classNames(
          'article-editor overflow-clip rounded-md border bg-card has-[.ProseMirror:focus-visible]:outline-3 has-[.ProseMirror:focus-visible]:outline-focus',
          error ? 'border-coral-deep' : 'border-edge',
        )}
      >
        {editor && <Toolbar editor={editor} insertable={insertable} onInsert={setInsertable} />}
        {editor && insertable && (
          <InsertPanel
            key={insertable}
            kind={insertable}
            editor={editor}
            onClose={() => {
              setInsertable(undefined)
              editor.commands.focus()
            }}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The line that is written never stands behind the tools, which stay at the top of a phone. */
const BELOW_TOOLS = (() => {
  const room = { top: 64, right: 8, bottom: 8, left: 8 }
  return { scrollThreshold: room, scrollMargin: room }
})()

const attributesOf = (id: string) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': id,
  class: 'prose max-w-none',
})
/** The sentence below is FieldError's. */
const invalid = (id: string) => ({ 'aria-invalid': 'true', 'aria-describedby': `${id}-error` })
