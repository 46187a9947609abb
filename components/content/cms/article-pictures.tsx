'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button, buttonClasses, Spinner } from '@/components/ui/actions/button'
import { FieldError } from '@/components/ui/fields/field'
import { TextField } from '@/components/ui/fields/text-field'
import { ARTICLE_LIMITS as MOST } from '@/lib/content/articles/catalogue'
import { isOwnPicture } from '@/lib/content/articles/rules/text'
import type { StoredPicture } from '@/lib/content/articles/types'
import { PICTURE_TYPES, UPLOAD } from '@/lib/media/rules/pictures'
import { UPLOAD_MESSAGES } from '@/lib/media/schema'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ArticlePicture } from '../articles/article-tile'
import type { ArticleForm } from './article-form'

/** Stores a chosen file, or the picture at a URL, and passes it to `onAdded`. `problem` says why it could not be stored. */
export function useAddPicture(onAdded: (picture: StoredPicture) => void) {
  const t = useTranslations('content.cms')
  const messageText = useMessageText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function add(from: File | string) {
    if (from instanceof File && from.size > UPLOAD.maxBytes) return setProblem(messageText(UPLOAD_MESSAGES.tooLarge))
    setIsBusy(true)
    setProblem(undefined)
    try {
      const answer =
        typeof from === 'string'
          ? await callApi(dashboardRoutes.api.fetchedPicture(), { method: 'POST', body: { address: from } })
          : await callApi(dashboardRoutes.api.articlePictures(), { method: 'POST', body: from })
      onAdded(answer as StoredPicture)
    } catch (error) {
      setProblem(messageText(failureText(error, t('failed'))))
    }
    setIsBusy(false)
  }
  return { add, isBusy, problem }
}

type PictureFileProps = { id: string; isBusy: boolean; onFile: (file: File) => Promise<void> }

/** Opens the native file picker. */
export function PictureFile({ id, isBusy, onFile }: PictureFileProps) {
  const t = useTranslations('content.cms.toolbar')
  return (
    <label
      htmlFor={id}
      className={buttonClasses(
        { variant: 'secondary' },
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      {isBusy && <Spinner />}
      {isBusy ? t('working') : t('pictureFile')}
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        disabled={isBusy}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void onFile(file)
        }}
      />
    </label>
  )
}

/** The article's picture: a chosen file, or a URL from which we store a copy. */
export function FeaturedPicture({ form: { fields, set, errors } }: { form: ArticleForm }) {
  const t = useTranslations('content.cms')
  const { featuredImage } = fields
  const { add, isBusy, problem } = useAddPicture(({ src }) => set({ featuredImage: src }))
  const fileId = useId()
  const isElsewhere = /^https?:\/\//i.test(featuredImage)

  return (
    <div className="grid gap-3">
      <TextField
        label={t('fields.featuredImage')}
        hint={t('editor.featuredHint')}
        inputMode="url"
        value={featuredImage}
        error={errors.featuredImage ?? (isElsewhere ? problem : undefined)}
        onChange={(event) => set({ featuredImage: event.target.value.trim() })}
      />
      <div className="flex flex-wrap items-center gap-2.5">
        {isElsewhere && (
          <Button variant="secondary" busy={isBusy} onClick={() => void add(featuredImage)}>
            {t('toolbar.fetchPicture')}
          </Button>
        )}
        <PictureFile id={fileId} isBusy={isBusy} onFile={add} />
        {featuredImage !== '' && (
          <Button variant="quiet" onClick={() => set({ featuredImage: '', featuredAlt: '' })}>
            {t('editor.removePicture')}
          </Button>
        )}
      </div>
      {!isElsewhere && <FieldError id={fileId} error={problem} />}
      {isOwnPicture(featuredImage) && (
        <>
          <ArticlePicture path={featuredImage} sizes="24rem" className="aspect-video w-full max-w-96 rounded-lg" />
          <TextField
            label={t('fields.featuredAlt')}
            hint={t('editor.featuredAltHint')}
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
