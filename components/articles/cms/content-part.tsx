import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { ARTICLE_LIMITS as MOST } from '@/lib/articles/catalogue'
import { RichTextField } from './rich-text/rich-text-field'
import { editorTexts as texts } from './texts'
import type { ArticleForm } from './use-article-form'

/** Title, excerpt and the words themselves. */
export function ContentPart({ form: { fields, set, errors } }: { form: ArticleForm }) {
  return (
    <div className="grid gap-5">
      <TextField
        label={texts.articleTitle}
        value={fields.title}
        maxLength={MOST.title}
        error={errors.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextAreaField
        label={texts.excerpt}
        hint={texts.excerptHint}
        rows={3}
        value={fields.excerpt}
        maxLength={MOST.excerpt}
        error={errors.excerpt}
        onChange={(event) => set({ excerpt: event.target.value })}
      />
      <RichTextField
        label={texts.content}
        start={fields.content}
        error={errors.content}
        onChange={(content) => set({ content })}
      />
    </div>
  )
}
