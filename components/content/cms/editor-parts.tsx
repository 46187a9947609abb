'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '@/components/ui/actions/icon-button'
import { classNames } from '@/components/ui/class-names'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { Badge } from '@/components/ui/surface/badge'
import { Icon } from '@/components/ui/surface/icon'
import { AUDIENCES, CATEGORIES, META_DESCRIPTION_GOAL, ARTICLE_LIMITS as MOST } from '@/lib/content/articles/catalogue'
import { type ScoredArticle, scoreTone, seoChecklist, seoScore, wordCount } from '@/lib/content/articles/rules/text'
import type { ArticleStatus } from '@/prisma/generated/enums'
import type { ArticleFields, ArticleForm } from './article-form'
import { FeaturedPicture } from './article-pictures'
import { RichTextField } from './rich-text/rich-text-field'

/** Title, excerpt and body. */
export function ContentPart({ form: { fields, set, errors } }: { form: ArticleForm }) {
  const t = useTranslations('content.cms')
  return (
    // One column as wide as the dialog: the toolbar scrolls instead of widening it on a phone.
    <div className="grid grid-cols-1 gap-5">
      <TextField
        label={t('fields.title')}
        value={fields.title}
        maxLength={MOST.title}
        error={errors.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextAreaField
        label={t('fields.excerpt')}
        hint={t('editor.excerptHint')}
        rows={3}
        value={fields.excerpt}
        maxLength={MOST.excerpt}
        error={errors.excerpt}
        onChange={(event) => set({ excerpt: event.target.value })}
      />
      <RichTextField
        label={t('fields.content')}
        start={fields.content}
        error={errors.content}
        onChange={(content) => set({ content })}
      />
    </div>
  )
}

type TagsFieldProps = { tags: readonly string[]; error: string | undefined; onChange: (tags: string[]) => void }

/** Enter adds the trimmed input unless it is empty or a duplicate; the cross removes a tag. */
function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const t = useTranslations('content.cms')
  const [typed, setTyped] = useState('')

  function add() {
    const tag = typed.trim()
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag])
    setTyped('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="md:col-span-2">
      <TextField
        label={t('fields.tags')}
        hint={t('editor.tagsHint')}
        value={typed}
        maxLength={MOST.tag}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        // Pending input counts as a tag when focus moves on to "Save".
        onBlur={add}
      />
      {tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex items-center rounded-full border border-line-strong bg-card pl-3.5 text-ui"
            >
              {tag}
              <IconButton
                icon="x"
                label={t('editor.removeTag', { tag })}
                className="[&>svg]:size-4"
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** In the order in which an article has them. */
const STATUSES = ['draft', 'published', 'scheduled'] as const satisfies readonly ArticleStatus[]

/** An article's status, publication date and audience. */
export function SettingsPart({ form: { fields, set, errors } }: { form: ArticleForm }) {
  const t = useTranslations('content.cms')
  const categories = useTranslations('content.categories')
  /** The value of a select is one of its options; the server validates it again. */
  const choose =
    <Name extends 'category' | 'status' | 'audience'>(name: Name) =>
    (event: { target: { value: string } }) =>
      set({ [name]: event.target.value as ArticleFields[Name] })
  const text = (name: 'publishDate' | 'publishTime' | 'author' | 'slug') => ({
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        label={t('fields.category')}
        options={CATEGORIES.map(({ code, label }) => ({ value: label, label: categories(code) }))}
        value={fields.category}
        error={errors.category}
        onChange={choose('category')}
      />
      <SelectField
        label={t('fields.status')}
        options={STATUSES.map((code) => ({ value: code, label: t(`statuses.${code}`) }))}
        value={fields.status}
        error={errors.status}
        onChange={choose('status')}
      />
      <TextField label={t('fields.publishDate')} type="date" {...text('publishDate')} />
      <TextField label={t('fields.publishTime')} type="time" hint={t('editor.timeHint')} {...text('publishTime')} />
      <SelectField
        label={t('fields.audience')}
        options={AUDIENCES.map((code) => ({ value: code, label: t(`audiences.${code}`) }))}
        value={fields.audience}
        error={errors.audience}
        onChange={choose('audience')}
      />
      <TextField label={t('fields.author')} maxLength={MOST.author} {...text('author')} />
      <TextField
        label={t('fields.slug')}
        hint={t('editor.addressHint')}
        maxLength={MOST.slug}
        autoCapitalize="none"
        className="md:col-span-2"
        {...text('slug')}
      />
      <TagsField tags={fields.tags} error={errors.tags} onChange={(tags) => set({ tags })} />
    </div>
  )
}

const CHECKS = ['titleLength', 'metaDescription', 'contentWords', 'featuredImage'] as const

/** The score after saving, and what is still missing. */
function ScorePanel({ article }: { article: ScoredArticle }) {
  const t = useTranslations('content.cms.editor')
  const score = seoScore(article)
  const checklist = seoChecklist(article)
  return (
    <section aria-labelledby="seo-score" className="self-start rounded-xl border border-line p-5">
      <h3 id="seo-score" className="flex items-center justify-between gap-3 text-name font-bold">
        {t('score')}
        <Badge tone={scoreTone(score)}>{t('scoreOf', { score })}</Badge>
      </h3>
      <meter
        min={0}
        max={100}
        value={score}
        aria-labelledby="seo-score"
        className={classNames('score-meter mt-3', `score-${scoreTone(score)}`)}
      />
      <ul className="mt-4 grid gap-2.5 text-ui">
        {CHECKS.map((check) => (
          <li key={check} className={classNames('flex items-start gap-2.5', !checklist[check] && 'text-soft')}>
            <Icon
              name={checklist[check] ? 'check' : 'minus'}
              label={checklist[check] ? t('done') : t('open')}
              className={classNames('mt-0.5', checklist[check] && 'text-pine')}
            />
            {t(`checks.${check}`)}
          </li>
        ))}
      </ul>
      <p className="numbers mt-4 border-t border-line pt-3 text-sm text-soft">
        {t('words', { words: wordCount(article.content) })}
      </p>
    </section>
  )
}

/** What search engines and previews get, and its score. */
export function SeoPart({ form }: { form: ArticleForm }) {
  const t = useTranslations('content.cms')
  const { fields, set, errors } = form
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_17rem] lg:gap-8">
      <div className="grid content-start gap-5">
        <TextAreaField
          label={t('fields.metaDescription')}
          rows={3}
          value={fields.metaDescription}
          maxLength={MOST.metaDescription}
          error={errors.metaDescription}
          hint={
            <>
              <span className="numbers">
                {t('editor.counter', { count: fields.metaDescription.length, goal: META_DESCRIPTION_GOAL })}
              </span>
              {'. '}
              {t('editor.metaHint')}
            </>
          }
          onChange={(event) => set({ metaDescription: event.target.value })}
        />
        <TextField
          label={t('fields.metaKeywords')}
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
