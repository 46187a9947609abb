'use client'

import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-frame'
import { TextField } from '@/components/ui/text-field'
import { ARTICLE_LIMITS } from '@/lib/articles/catalogue'
import type { KeptPicture } from '@/lib/articles/types'
import { addPicture } from '../add-picture'
import { PictureFile } from '../picture-file'
import { toolbarTexts as texts } from '../texts'
import { onEnter } from './on-enter'

/** A picture by file or address, and what it shows. */
export function PicturePanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [picture, setPicture] = useState<KeptPicture>()
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  async function add(from: File | string) {
    setIsBusy(true)
    setProblem(undefined)
    const outcome = await addPicture(from)
    if ('picture' in outcome) setPicture(outcome.picture)
    else setProblem(outcome.problem)
    setIsBusy(false)
  }
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
          {/* biome-ignore lint/performance/noImgElement: shown to one admin while it is chosen, in the size it is stored */}
          <img
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            className="max-h-40 w-auto justify-self-start rounded-md"
          />
          <TextField
            autoFocus
            label={texts.alt}
            hint={texts.altHint}
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
            label={texts.pictureAddress}
            value={address}
            inputMode="url"
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={onEnter(() => void add(address.trim()))}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2.5">
        {picture ? (
          <Button onClick={insert}>{texts.insertPicture}</Button>
        ) : (
          <Button variant="secondary" busy={isBusy} disabled={!address.trim()} onClick={() => void add(address.trim())}>
            {texts.fetchPicture}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  )
}
