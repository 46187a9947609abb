import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { META_DESCRIPTION_GOAL, ARTICLE_LIMITS as MOST } from '@/lib/articles/catalogue'
import { FeaturedPicture } from './featured-picture'
import { ScorePanel } from './score-panel'
import { editorTexts as texts } from './texts'
import type { ArticleForm } from './use-article-form'

/** What search engines and previews get, and how well it does. */
export function SeoPart({ form }: { form: ArticleForm }) {
  const { fields, set, errors } = form
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_17rem] lg:gap-8">
      <div className="grid content-start gap-5">
        <TextAreaField
          label={texts.metaDescription}
          rows={3}
          value={fields.metaDescription}
          maxLength={MOST.metaDescription}
          error={errors.metaDescription}
          hint={
            <>
              <span className="numbers">{texts.counter(fields.metaDescription.length, META_DESCRIPTION_GOAL)}</span>
              {'. '}
              {texts.metaHint}
            </>
          }
          onChange={(event) => set({ metaDescription: event.target.value })}
        />
        <TextField
          label={texts.keywords}
          value={fields.metaKeywords}
          maxLength={MOST.metaKeywords}
          error={errors.metaKeywords}
          onChange={(event) => set({ metaKeywords: event.target.value })}
        />
        <FeaturedPicture form={form} />
      </div>
      <ScorePanel article={fields} />
    </div>
  )
}
