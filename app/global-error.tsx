'use client'

import './globals.css'
import { ErrorView } from '@/components/layout/error-view'
import { layoutTexts } from '@/components/layout/texts'

/** Only when the root layout itself failed: a page by itself, so it brings its own document. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{layoutTexts.errorTitle}</title>
        <main>
          <ErrorView {...props} />
        </main>
      </body>
    </html>
  )
}
