'use client'

import { Button } from '@/components/ui/actions/button'
import { SITE } from '@/lib/platform/config/site'
import type errorTexts from '@/messages/en/error.json'

/** The number also appears in the server's log; other errors have none. */
function errorId(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined
}

type ErrorViewProps = { error: unknown; retry: () => void; texts: typeof errorTexts }

/** `texts`: messages/en/error.json, or the same in another language. It has no access to them itself: app/global-error.tsx has no provider. */
export function ErrorView({ error, retry, texts }: ErrorViewProps) {
  const id = errorId(error)
  return (
    <div role="alert" className="wrap flex flex-col items-start gap-4 py-16 md:py-24">
      {/* The failed page may not have set one yet. */}
      <title>{texts.title}</title>
      <h1 className="text-title">{texts.title}</h1>
      <p className="max-w-prose text-lead text-soft">{texts.text}</p>
      <Button onClick={retry} className="mt-2">
        {texts.retry}
      </Button>
      {id !== undefined && (
        <p className="text-sm text-soft">
          {texts.persists} <strong className="numbers text-ink select-all">{id}</strong>,{' '}
          <a href={`mailto:${SITE.contactEmail}`} className="text-pine underline">
            {SITE.contactEmail}
          </a>
        </p>
      )}
    </div>
  )
}
