'use client'

import './globals.css'
import { ErrorView, errorMessages } from '@/components/layout/error-view'

/** Shown only when the root layout itself failed, so it renders its own document. */
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
