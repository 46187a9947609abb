'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button, buttonClasses } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { Dialog } from '@/components/ui/overlays/dialog'
import { showToast } from '@/components/ui/overlays/toasts'
import { VisuallyHidden } from '@/components/ui/surface/text'
import type { FieldDifference } from '@/lib/content/articles/rules/revisions'
import type { BlogPost, RevisionDetail, RevisionLine } from '@/lib/content/articles/types'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { momentText } from './post-row'

type Link = { url: string; until: string }

/** The same address, for the page in the admin's language. */
function inLanguage(url: string, localPath: (path: string) => string): string {
  const { origin, pathname, search, hash } = new URL(url)
  return origin + localPath(pathname + search + hash)
}

/** The secret link to an unpublished article: to open, share or revoke. */
export function PreviewDialog({ post, onClose }: { post: BlogPost; onClose: () => void }) {
  const path = useLocalPath()
  const t = useTranslations('content.cms.previewLink')
  const locale = useLocale()
  const cms = useTranslations('content.cms')
  const [link, setLink] = useState<Link>()
  const [hasFailed, setHasFailed] = useState(false)
  const address = link && inLanguage(link.url, path)

  useEffect(() => {
    callApi(dashboardRoutes.api.blogPostPreview(post.id), { method: 'POST' })
      .then((answer) => setLink(answer as Link))
      .catch(() => setHasFailed(true))
  }, [post.id])

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: t('copied') })
    } catch {
      showToast({ title: t('copyFailed'), tone: 'destructive' })
    }
  }
  async function end() {
    try {
      await callApi(dashboardRoutes.api.blogPostPreview(post.id), { method: 'DELETE' })
      showToast({ title: t('ended') })
      onClose()
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        address && (
          <>
            <Button variant="danger" className="sm:mr-auto" onClick={() => void end()}>
              {t('end')}
            </Button>
            <Button variant="secondary" onClick={() => void copy(address)}>
              {t('copy')}
            </Button>
            {/* In a new tab, because this page may have unsaved changes. */}
            <a href={address} target="_blank" rel="noopener" className={buttonClasses({})}>
              {t('open')}
            </a>
          </>
        )
      }
    >
      <FormAlert>{hasFailed ? cms('failed') : undefined}</FormAlert>
      {link && (
        <TextField
          label={t('link')}
          readOnly
          value={address}
          hint={t('until', { day: momentText(locale, link.until) })}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Dialog>
  )
}

/** Field by field, word by word; changes are marked by more than color. */
export function DifferenceView({ difference }: { difference: readonly FieldDifference[] }) {
  const t = useTranslations('content.cms.versions')
  const fields = useTranslations('content.cms.fields')
  if (difference.length === 0) return <p className="text-soft">{t('same')}</p>
  return (
    <>
      <p className="text-sm text-soft">{t('since')}</p>
      <dl className="mt-3 grid gap-4">
        {difference.map(({ field, parts }) => (
          <div key={field}>
            <dt className="text-ui font-semibold">{fields(field)}</dt>
            <dd className="mt-1 rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-wrap">
              {parts.map(({ kind, text }, index) => {
                const key = `${index} ${kind}`
                if (kind === 'same') return <span key={key}>{text}</span>
                const Mark = kind === 'added' ? 'ins' : 'del'
                return (
                  <Mark
                    key={key}
                    className={kind === 'added' ? 'bg-mint text-pine-deep' : 'bg-coral-soft text-coral-deep'}
                  >
                    <VisuallyHidden>{` ${t(kind)}: `}</VisuallyHidden>
                    {text}
                  </Mark>
                )
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type VersionLineProps = {
  line: RevisionLine
  postId: number
  isNewest: boolean
  onRestore: (revision: number) => Promise<void>
}

/** A revision; expanding it loads the changes since. */
function VersionLine({ line, postId, isNewest, onRestore }: VersionLineProps) {
  const t = useTranslations('content.cms.versions')
  const locale = useLocale()
  const [detail, setDetail] = useState<RevisionDetail | 'failed'>()
  const [isBusy, setIsBusy] = useState(false)

  async function load() {
    try {
      setDetail((await callApi(dashboardRoutes.api.blogPostRevision(postId, line.id))) as RevisionDetail)
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
        <span className="font-semibold">{t('line', { version: line.version })}</span>
        <span className="numbers text-sm text-soft">
          {line.savedBy
            ? t('savedBy', { when: momentText(locale, line.savedAt), name: line.savedBy })
            : momentText(locale, line.savedAt)}
        </span>
      </summary>
      <div className="pb-5">
        {isNewest && <p className="text-soft">{t('newest')}</p>}
        {!isNewest && !detail && <p role="status">{t('loading')}</p>}
        {detail === 'failed' && <p role="alert">{t('failed')}</p>}
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
                  {t('restore')}
                </Button>
                <span className="text-sm text-soft">{t('restoreHint')}</span>
              </div>
            )}
          </>
        )}
      </div>
    </details>
  )
}

type VersionsDialogProps = { post: BlogPost; onClose: () => void; onRestored: () => Promise<void> }

/** An article's revisions, what changed since each, and restoring one. */
export function VersionsDialog({ post, onClose, onRestored }: VersionsDialogProps) {
  const t = useTranslations('content.cms.versions')
  const cms = useTranslations('content.cms')
  const [lines, setLines] = useState<RevisionLine[]>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    callApi(dashboardRoutes.api.blogPostRevisions(post.id))
      .then((answer) => setLines(answer as RevisionLine[]))
      .catch(() => setHasFailed(true))
  }, [post.id])

  async function restore(revision: number) {
    try {
      await callApi(dashboardRoutes.api.blogPostRevision(post.id, revision), { method: 'POST' })
      showToast({ title: t('restored') })
      await onRestored()
    } catch {
      showToast({ title: cms('failed'), tone: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('title')}
      description={t('lead', { title: post.title || cms('untitled') })}
    >
      <FormAlert>{hasFailed ? t('failed') : undefined}</FormAlert>
      {!lines && !hasFailed && <p role="status">{t('loading')}</p>}
      {lines?.length === 0 && <p>{t('none')}</p>}
      {lines?.map((line, index) => (
        <VersionLine key={line.id} line={line} postId={post.id} isNewest={index === 0} onRestore={restore} />
      ))}
    </Dialog>
  )
}
