'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { RevisionDetail, RevisionLine } from '@/lib/articles/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { DifferenceView } from './difference-view'
import { momentText } from './moment-text'
import { versionTexts as texts } from './texts'

type VersionLineProps = {
  line: RevisionLine
  postId: number
  isNewest: boolean
  onRestore: (revision: number) => Promise<void>
}

/** A version; opened, it asks what has changed since. */
export function VersionLine({ line, postId, isNewest, onRestore }: VersionLineProps) {
  const [detail, setDetail] = useState<RevisionDetail | 'failed'>()
  const [isBusy, setIsBusy] = useState(false)

  async function load() {
    try {
      setDetail((await callApi(routes.api.blogPostRevision(postId, line.id))) as RevisionDetail)
    } catch {
      setDetail('failed')
    }
  }
  return (
    <details
      className="border-b border-line"
      onToggle={(event) => {
        if (event.currentTarget.open && !isNewest && typeof detail !== 'object') void load()
      }}
    >
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 py-3 hover:text-pine">
        <span className="font-semibold">{texts.line(line.version)}</span>
        <span className="numbers text-sm text-soft">{texts.saved(momentText(line.savedAt), line.savedBy)}</span>
      </summary>
      <div className="pb-5">
        {isNewest && <p className="text-soft">{texts.newest}</p>}
        {!isNewest && !detail && <p role="status">{texts.loading}</p>}
        {detail === 'failed' && <p role="alert">{texts.failed}</p>}
        {typeof detail === 'object' && (
          <>
            <DifferenceView difference={detail.difference} />
            {detail.difference.length > 0 && (
              <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button
                  variant="secondary"
                  busy={isBusy}
                  onClick={async () => {
                    setIsBusy(true)
                    await onRestore(line.id)
                    setIsBusy(false)
                  }}
                >
                  {texts.restore}
                </Button>
                <span className="text-sm text-soft">{texts.restoreHint}</span>
              </div>
            )}
          </>
        )}
      </div>
    </details>
  )
}
