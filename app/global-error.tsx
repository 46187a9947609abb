'use client'

import './globals.css'
import { ErrorView, errorMessages } from '@/components/layout/error-view'

/** Only when the root layout itself failed: a page by itself, so it brings its own document. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{errorMessages.title}</title>
        <main>
          <ErrorView {...props} />
        </main>
      </body>
    </html>
  )
}
