'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-frame'
import { TextField } from '@/components/ui/text-field'
import { ARTICLE_LIMITS as MOST } from '@/lib/articles/catalogue'
import { isOwnPicture } from '@/lib/articles/rules/own-picture'
import { ArticlePicture } from '../article-picture'
import { addPicture } from './add-picture'
import { PictureFile } from './picture-file'
import { editorTexts as texts, toolbarTexts } from './texts'
import type { ArticleForm } from './use-article-form'

/** The article's picture: chosen as a file, or by its address elsewhere, of which we keep a copy. */
export function FeaturedPicture({ form: { fields, set, errors } }: { form: ArticleForm }) {
  const { featuredImage } = fields
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const fileId = useId()
  const isElsewhere = /^https?:\/\//i.test(featuredImage)

  async function add(from: File | string) {
    setIsBusy(true)
    setProblem(undefined)
    const outcome = await addPicture(from)
    if ('picture' in outcome) set({ featuredImage: outcome.picture.src })
    else setProblem(outcome.problem)
    setIsBusy(false)
  }

  return (
    <div className="grid gap-3">
      <TextField
        label={texts.featuredImage}
        hint={texts.featuredHint}
        inputMode="url"
        value={featuredImage}
        error={errors.featuredImage ?? (isElsewhere ? problem : undefined)}
        onChange={(event) => set({ featuredImage: event.target.value.trim() })}
      />
      <div className="flex flex-wrap items-center gap-2.5">
        {isElsewhere && (
          <Button variant="secondary" busy={isBusy} onClick={() => void add(featuredImage)}>
            {toolbarTexts.fetchPicture}
          </Button>
        )}
        <PictureFile id={fileId} isBusy={isBusy} onFile={add} />
        {featuredImage !== '' && (
          <Button variant="quiet" onClick={() => set({ featuredImage: '', featuredAlt: '' })}>
            {texts.removePicture}
          </Button>
        )}
      </div>
      {!isElsewhere && <FieldError id={fileId} error={problem} />}
      {isOwnPicture(featuredImage) && (
        <>
          <ArticlePicture path={featuredImage} sizes="24rem" className="aspect-video w-full max-w-96 rounded-lg" />
          <TextField
            label={texts.featuredAlt}
            hint={texts.featuredAltHint}
            value={fields.featuredAlt}
            maxLength={MOST.alt}
            error={errors.featuredAlt}
            onChange={(event) => set({ featuredAlt: event.target.value })}
          />
        </>
      )}
    </div>
  )
}
