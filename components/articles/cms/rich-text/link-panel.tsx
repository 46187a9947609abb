'use client'

import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { toolbarTexts as texts } from '../texts'
import { onEnter } from './on-enter'

const isLink = (address: string) =>
  /^\/(?![/\\])/.test(address) ||
  /^(mailto|tel):\S+$/i.test(address) ||
  (/^https?:\/\//i.test(address) && URL.canParse(address))

/** Sets, changes or removes the link of what is selected; where nothing is, the address itself is put in. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [problem, setProblem] = useState<string>()

  function set() {
    const href = address.trim()
    if (!isLink(href)) return setProblem(texts.badLink)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <>
      <TextField
        autoFocus
        label={texts.linkAddress}
        hint={texts.linkHint}
        value={address}
        error={problem}
        inputMode="url"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onEnter(set)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={set}>{texts.setLink}</Button>
        {before && (
          <Button
            variant="danger"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {texts.removeLink}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  )
}
