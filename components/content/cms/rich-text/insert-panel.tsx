'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { FieldError } from '@/components/ui/fields/field'
import { TextField } from '@/components/ui/fields/text-field'
import { ARTICLE_LIMITS } from '@/lib/content/articles/catalogue'
import { videoOf } from '@/lib/content/articles/rules/text'
import type { StoredPicture } from '@/lib/content/articles/types'
import { PictureFile, useAddPicture } from '../article-pictures'
import type { Insertable } from './toolbar'

/** Enter in a field of a panel presses its button. */
const onEnter = (act: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  act()
}

const isLink = (address: string) =>
  /^\/(?![/\\])/.test(address) ||
  /^(mailto|tel):\S+$/i.test(address) ||
  (/^https?:\/\//i.test(address) && URL.canParse(address))

/** Sets, changes or removes the link of the selection; without a selection the URL itself is inserted. */
function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('content.cms.toolbar')
  const before = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [problem, setProblem] = useState<string>()

  function set() {
    const href = address.trim()
    if (!isLink(href)) return setProblem(t('badLink'))
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
        label={t('linkAddress')}
        hint={t('linkHint')}
        value={address}
        error={problem}
        inputMode="url"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onEnter(set)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={set}>{t('setLink')}</Button>
        {before && (
          <Button
            variant="danger"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('removeLink')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </>
  )
}

/** A picture by file or URL, and its alternative text. */
function PicturePanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('content.cms.toolbar')
  const [picture, setPicture] = useState<StoredPicture>()
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const { add, isBusy, problem } = useAddPicture(setPicture)
  const id = useId()

  function insert() {
    if (!picture) return
    editor
      .chain()
      .focus()
      .setImage({ ...picture, alt: alt.trim() })
      .run()
    onClose()
  }
  return (
    <>
      {picture ? (
        <>
          {/* biome-ignore lint/performance/noImgElement: a preview for one admin, in its stored size */}
          <img
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            className="max-h-40 w-auto justify-self-start rounded-md"
          />
          <TextField
            autoFocus
            label={t('alt')}
            hint={t('altHint')}
            value={alt}
            maxLength={ARTICLE_LIMITS.alt}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={onEnter(insert)}
          />
        </>
      ) : (
        <>
          <PictureFile id={id} isBusy={isBusy} onFile={add} />
          <FieldError id={id} error={problem} />
          <TextField
            label={t('pictureAddress')}
            value={address}
            inputMode="url"
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={onEnter(() => void add(address.trim()))}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2.5">
        {picture ? (
          <Button onClick={insert}>{t('insertPicture')}</Button>
        ) : (
          <Button variant="secondary" busy={isBusy} disabled={!address.trim()} onClick={() => void add(address.trim())}>
            {t('fetchPicture')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </>
  )
}

/** A video of a supported host, by its URL and a title. */
function VideoPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('content.cms.toolbar')
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string>()

  function insert() {
    const video = videoOf(address.trim())
    if (!video) return setProblem(t('badVideo'))
    const attrs = { href: video.href, title: title.trim() || t('videoOn', { host: video.host }) }
    editor.chain().focus().insertContent({ type: 'video', attrs }).run()
    onClose()
  }
  return (
    <>
      <TextField
        autoFocus
        label={t('videoAddress')}
        hint={t('videoHint')}
        value={address}
        error={problem}
        inputMode="url"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onEnter(insert)}
      />
      <TextField
        label={t('videoTitle')}
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onEnter(insert)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={insert}>{t('insertVideo')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </>
  )
}

const PANELS = { link: LinkPanel, picture: PicturePanel, video: VideoPanel }

type InsertPanelProps = { kind: Insertable; editor: Editor; onClose: () => void }

/** Below the toolbar: the fields for a link, a picture or a video. Escape closes only the panel. */
export function InsertPanel({ kind, editor, onClose }: InsertPanelProps) {
  const Panel = PANELS[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is inside
    <div
      className="grid gap-4 border-b border-line p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        onClose()
      }}
    >
      <Panel editor={editor} onClose={onClose} />
    </div>
  )
}
