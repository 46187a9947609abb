'use client'

import { useEffect, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast-store'
import type { BlogPost, RevisionLine } from '@/lib/articles/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { cmsTexts, versionTexts as texts } from './texts'
import { VersionLine } from './version-line'

type VersionsDialogProps = { post: BlogPost; onClose: () => void; onRestored: () => Promise<void> }

/** What an article has said, what changed since, and the way back. */
export function VersionsDialog({ post, onClose, onRestored }: VersionsDialogProps) {
  const [lines, setLines] = useState<RevisionLine[]>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    callApi(routes.api.blogPostRevisions(post.id))
      .then((answer) => setLines(answer as RevisionLine[]))
      .catch(() => setHasFailed(true))
  }, [post.id])

  async function restore(revision: number) {
    try {
      await callApi(routes.api.blogPostRevision(post.id, revision), { method: 'POST' })
      showToast({ title: texts.restored })
      await onRestored()
    } catch {
      showToast({ title: cmsTexts.failed, tone: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={texts.title}
      description={texts.lead(post.title || cmsTexts.untitled)}
    >
      <FormAlert>{hasFailed ? texts.failed : undefined}</FormAlert>
      {!lines && !hasFailed && <p role="status">{texts.loading}</p>}
      {lines?.length === 0 && <p>{texts.none}</p>}
      {lines?.map((line, index) => (
        <VersionLine key={line.id} line={line} postId={post.id} isNewest={index === 0} onRestore={restore} />
      ))}
    </Dialog>
  )
}
