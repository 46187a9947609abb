import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { wordCount } from '@/lib/articles/rules/plain-text'
import { type ScoredArticle, scoreTone, seoChecklist, seoScore } from '@/lib/articles/rules/seo-score'
import { editorTexts as texts } from './texts'

const CHECKS = ['titleLength', 'metaDescription', 'contentWords', 'featuredImage'] as const

/** The score as it will be when this is saved, and what is still missing from it. */
export function ScorePanel({ article }: { article: ScoredArticle }) {
  const score = seoScore(article)
  const checklist = seoChecklist(article)
  return (
    <section aria-labelledby="seo-score" className="self-start rounded-xl border border-line p-5">
      <h3 id="seo-score" className="flex items-center justify-between gap-3 text-name font-bold">
        {texts.score}
        <Badge tone={scoreTone(score)}>{texts.scoreOf(score)}</Badge>
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
              label={checklist[check] ? texts.done : texts.open}
              className={classNames('mt-0.5', checklist[check] && 'text-pine')}
            />
            {texts.checks[check]}
          </li>
        ))}
      </ul>
      <p className="numbers mt-4 border-t border-line pt-3 text-sm text-soft">
        {texts.words(wordCount(article.content))}
      </p>
    </section>
  )
}
