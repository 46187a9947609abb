'use client'

import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { videoOf } from '@/lib/articles/rules/video'
import { toolbarTexts as texts } from '../texts'
import { onEnter } from './on-enter'

/** A video of a host that we know, by its address and a title. */
export function VideoPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string>()

  function insert() {
    const video = videoOf(address.trim())
    if (!video) return setProblem(texts.badVideo)
    const attrs = { href: video.href, title: title.trim() || `A video on ${video.host}` }
    editor.chain().focus().insertContent({ type: 'video', attrs }).run()
    onClose()
  }
  return (
    <>
      <TextField
        autoFocus
        label={texts.videoAddress}
        hint={texts.videoHint}
        value={address}
        error={problem}
        inputMode="url"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onEnter(insert)}
      />
      <TextField
        label={texts.videoTitle}
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onEnter(insert)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={insert}>{texts.insertVideo}</Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  )
}
