'use client'

import { useEffect, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import type { BlogPost } from '@/lib/articles/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { momentText } from './moment-text'
import { cmsTexts, linkTexts as texts } from './texts'

type Link = { url: string; until: string }

/** The secret link to an article that is not published: to open, to send, to end. */
export function PreviewDialog({ post, onClose }: { post: BlogPost; onClose: () => void }) {
  const [link, setLink] = useState<Link>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    callApi(routes.api.blogPostPreview(post.id), { method: 'POST' })
      .then((answer) => setLink(answer as Link))
      .catch(() => setHasFailed(true))
  }, [post.id])

  async function copy() {
    try {
      await navigator.clipboard.writeText(link?.url ?? '')
      showToast({ title: texts.copied })
    } catch {
      showToast({ title: texts.copyFailed, tone: 'destructive' })
    }
  }
  async function end() {
    try {
      await callApi(routes.api.blogPostPreview(post.id), { method: 'DELETE' })
      showToast({ title: texts.ended })
      onClose()
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      footer={
        link && (
          <>
            <Button variant="danger" className="sm:mr-auto" onClick={() => void end()}>
              {texts.end}
            </Button>
            <Button variant="secondary" onClick={() => void copy()}>
              {texts.copy}
            </Button>
            {/* Beside this page, on which something may be waiting. */}
            <a href={link.url} target="_blank" rel="noopener" className={buttonClasses({})}>
              {texts.open}
            </a>
          </>
        )
      }
    >
      <FormAlert>{hasFailed ? cmsTexts.failed : undefined}</FormAlert>
      {link && (
        <TextField
          label={texts.link}
          readOnly
          value={link.url}
          hint={texts.until(momentText(link.until))}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Dialog>
  )
}
