'use client'

import type errorTexts from '@/messages/en/error.json'
import { brand } from '@/site.config'

/** The error's id in the server's log; errors in the browser have none. */
function errorId(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined
}

type ErrorViewProps = { error: unknown; retry: () => void; texts: typeof errorTexts }

/** `texts`: messages/en/error.json, or the same in another language. Passed in, because app/global-error.tsx has no message provider. */
export function ErrorView({ error, retry, texts }: ErrorViewProps) {
  const id = errorId(error)
  return (
    <div role="alert" className="wrap flex flex-col items-start gap-4 py-16 md:py-24">
      {/* The failed page may not have set one yet. */}
      <title>{texts.title}</title>
      <h1 className="text-title">{texts.title}</h1>
      <p className="max-w-prose text-lead text-soft">{texts.text}</p>
      {/* Not our Button: app/global-error.tsx, which every page loads, would bundle a second copy of it. */}
      <button type="button" onClick={retry} className="button button-primary mt-2">
        {texts.retry}
      </button>
      {id !== undefined && (
        <p className="text-sm text-soft">
          {texts.persists} <strong className="numbers text-ink select-all">{id}</strong>,{' '}
          <a href={`mailto:${brand.email.contact}`} className="text-pine underline">
            {brand.email.contact}
          </a>
        </p>
      )}
    </div>
  )
}
