import { classNames } from '@/components/ui/class-names'
import type { ContentsEntry } from '@/lib/articles/types'
import { pageTexts as texts } from './texts'

/** Where one can jump to; beside the words on wide screens, before them on others. Nothing for an article of one part. */
export function ArticleContents({ contents, className }: { contents: readonly ContentsEntry[]; className?: string }) {
  if (contents.length < 2) return <div className={className} />
  return (
    <nav aria-labelledby="contents" className={classNames('self-start lg:sticky lg:top-6', className)}>
      <h2 id="contents" className="text-ui font-bold">
        {texts.contents}
      </h2>
      <ol className="mt-2 border-l border-line text-ui">
        {contents.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(
                '-ml-px block border-l border-transparent py-1.5 text-soft hover:border-pine hover:text-ink',
                level === 3 ? 'pl-8' : 'pl-4',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
