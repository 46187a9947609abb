'use client'

import { Button } from '@/components/ui/actions/button'
import { SITE } from '@/lib/platform/config/site'

/** In its own file, because every page loads the error view's code. */
export const errorMessages = {
  title: 'Something went wrong on our side',
  text: 'We couldn’t show this page. It isn’t your fault. Try again in a moment.',
  persists: 'If it happens again, write to us with this number:',
  retry: 'Try again',
} as const

/** The number also appears in the server's log; other errors have none. */
function errorId(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined
}

export function ErrorView({ error, retry }: { error: unknown; retry: () => void }) {
  const id = errorId(error)
  return (
    <div role="alert" className="wrap flex flex-col items-start gap-4 py-16 md:py-24">
      {/* The failed page may not have set one yet. */}
      <title>{errorMessages.title}</title>
      <h1 className="text-title">{errorMessages.title}</h1>
      <p className="max-w-prose text-lead text-soft">{errorMessages.text}</p>
      <Button onClick={retry} className="mt-2">
        {errorMessages.retry}
      </Button>
      {id !== undefined && (
        <p className="text-sm text-soft">
          {errorMessages.persists} <strong className="numbers text-ink select-all">{id}</strong>,{' '}
          <a href={`mailto:${SITE.contactEmail}`} className="text-pine underline">
            {SITE.contactEmail}
          </a>
        </p>
      )}
    </div>
  )
}
