'use client'

import './globals.css'
import { ErrorView } from '@/components/layout/error-view'
import texts from '@/messages/en/error.json'

/** Shown only when the root layout itself failed, so it renders its own document, in English. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorView {...props} texts={texts} />
        </main>
      </body>
    </html>
  )
}
