'use client'

import './globals.css'
import { errorTexts } from '@/components/layout/error-texts'
import { ErrorView } from '@/components/layout/error-view'

/** Only when the root layout itself failed: a page by itself, so it brings its own document. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{errorTexts.title}</title>
        <main>
          <ErrorView {...props} />
        </main>
      </body>
    </html>
  )
}
