import { Prose } from '@/components/ui/prose'
import './article.css'

/** `html` has been cleaned when it was read (lib/articles/html): never give it anything else. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <Prose className="article-body">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an allow-list has gone over it, see lib/articles/html/clean-html.ts */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Prose>
  )
}
