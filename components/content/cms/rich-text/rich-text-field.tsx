'use client'

import { mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isOwnPicture, videoOf } from '@/lib/content/articles/rules/text'
import '../../articles/article.css'
import './rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/fields/field'
import { InsertPanel } from './insert-panel'
import { type Insertable, Toolbar } from './toolbar'

/** A video as readers get it: a link with a title. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({ href: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure.video',
      getAttrs: (figure) => {
        const link = figure.querySelector('a')
        const video = videoOf(link?.getAttribute('href') ?? '')
        return video ? { href: video.href, title: link?.textContent ?? '' } : false
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { href, title, ...rest } = HTMLAttributes
    return [
      'figure',
      mergeAttributes(rest, { class: 'video' }),
      ['a', { href: node.attrs.href }, node.attrs.title || href],
    ]
  },
})

/** Only our own pictures: those pasted from elsewhere would not be shown to readers either. */
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => (isOwnPicture(image.getAttribute('src') ?? '') ? null : false) },
  ],
})

/** What the editor can produce: the same as lib/content/articles/html.ts allows. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  OwnImage,
  TableKit.configure({ table: { resizable: false } }),
  Video,
]

type RichTextFieldProps = { label: string; start: string; error: string | undefined; onChange: (html: string) => void }

/** Rich text with headings, lists, links, pictures, tables and videos; its value is HTML, or empty. */
export function RichTextField({ label, start, error, onChange }: RichTextFieldProps) {
  const id = useId()
  const [insertable, setInsertable] = useState<Insertable>()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: start,
    immediatelyRender: false,
    // Its styles are in a CSS file: the content security policy blocks injected ones.
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

/** Keeps the current line clear of the toolbar, which is sticky on phones. */
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
/** The message below is FieldError's. */
const invalid = (id: string) => ({ 'aria-invalid': 'true', 'aria-describedby': `${id}-error` })
