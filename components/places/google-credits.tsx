import type { Attribution } from '@/lib/places/types'
import { googleTexts as texts } from './google-texts'

/** Names Google, untranslated as it asks, and whoever else an answer credits. */
export function GoogleCredits({ attributions = [] }: { attributions?: readonly Attribution[] }) {
  const others = attributions.filter(({ text }) => text !== '')
  return (
    <p className="mt-4 text-sm text-soft">
      <span translate="no" className="font-medium">
        {texts.credit}
      </span>
      {others.map(({ text, url }) => (
        <span key={`${text} ${url}`}>
          {' · '}
          {url ? (
            <a href={url} rel="nofollow noopener" className="underline underline-offset-[0.18em]">
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  )
}
