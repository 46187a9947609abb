'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { InertWhileSending } from '@/components/forms/restored-focus'
import { Button } from '@/components/ui/actions/button'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/overlays/dialog'
import { tabAfterKey } from '@/components/ui/overlays/tabs'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import type { BlogPost } from '@/lib/content/articles/types'
import { type EditorPart, partOf, useArticleForm, useWorkingCopy, type WorkingCopyState } from './article-form'
import { ContentPart, SeoPart, SettingsPart } from './editor-parts'
import { clockText, momentText } from './post-row'

/** Offers to continue with unsaved input from an earlier visit, or to discard it. */
function FoundWorkingCopy({ found, restore, discard }: WorkingCopyState) {
  const t = useTranslations('content.cms.workingCopy')
  const locale = useLocale()
  if (!found) return null
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sun-soft px-4 py-2.5"
    >
      <span className="text-on-sun">{t('found', { when: momentText(locale, found.savedAt) })}</span>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" onClick={discard}>
          {t('drop')}
        </Button>
        <Button size="sm" variant="secondary" onClick={restore}>
          {t('use')}
        </Button>
      </span>
    </div>
  )
}

/** When the working copy was last saved, or that saving it failed. */
function SavedNote({ savedAt }: Pick<WorkingCopyState, 'savedAt'>) {
  const t = useTranslations('content.cms.workingCopy')
  if (savedAt === undefined) return null
  return (
    <p role="status" className="self-center text-sm text-soft sm:mr-auto">
      {savedAt === null ? t('notKept') : t('kept', { time: clockText(savedAt) })}
    </p>
  )
}

const PARTS: readonly EditorPart[] = ['content', 'seo', 'settings']

type EditorTabsProps = { parts: Record<EditorPart, ReactNode>; wrong: readonly string[] }

/**
 * The three tabs of the editor; all stay mounted, so that no input is lost. Not ui/tabs: inside a dialog the URL must
 * not change. A tab with a rejected field says so, and the first such tab is opened.
 */
function EditorTabs({ parts, wrong }: EditorTabsProps) {
  const t = useTranslations('content.cms.editor')
  const [chosen, setChosen] = useState<EditorPart>('content')
  const list = useRef<HTMLDivElement>(null)
  const wrongParts = PARTS.filter((part) => wrong.some((field) => partOf(field) === part))
  const firstWrong = wrongParts[0]
  useEffect(() => {
    if (firstWrong) setChosen(firstWrong)
  }, [firstWrong])

  function onKeyDown(event: KeyboardEvent) {
    const next = PARTS[tabAfterKey(event.key, PARTS.indexOf(chosen), PARTS.length) ?? -1]
    if (!next) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t('parts')}
        onKeyDown={onKeyDown}
        className="swipe flex gap-6 border-b border-line"
      >
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`tab-${part}`}
            aria-selected={part === chosen}
            aria-controls={`part-${part}`}
            tabIndex={part === chosen ? 0 : -1}
            onClick={() => setChosen(part)}
            className={classNames('tab cursor-pointer', part === chosen && 'tab-chosen')}
          >
            {t(`tabs.${part}`)}
            {wrongParts.includes(part) && (
              <Icon name="alert-circle" size="sm" label={t('wrong')} className="text-coral-deep" />
            )}
          </button>
        ))}
      </div>
      {PARTS.map((part) => (
        <div
          key={part}
          role="tabpanel"
          id={`part-${part}`}
          aria-labelledby={`tab-${part}`}
          hidden={part !== chosen}
          className="pt-5"
        >
          {parts[part]}
        </div>
      ))}
    </>
  )
}

const LONGEST_TITLE = 80
/** The full title is in its field below. */
const shortened = (title: string) =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).trimEnd()}…` : title

type EditorDialogProps = { post: BlogPost | null; onClose: () => void; onSaved: () => Promise<void> }

/** The article editor. No input is lost: a rejected save keeps it all, and closing requires confirmation. */
export default function EditorDialog({ post, onClose, onSaved }: EditorDialogProps) {
  const t = useTranslations('content.cms')
  const form = useArticleForm(post, (saved) => {
    showToast({ title: t(`saved.${saved.status}`) })
    // The article is saved, whether or not the list can be refreshed.
    onSaved().catch((error: unknown) => {
      console.error(error)
      showToast({ title: t('savedNotListed') })
    })
  })
  const workingCopy = useWorkingCopy(post?.id ?? 0, form)
  // Remounts the text editor with the working copy, or with a colleague's version.
  const [round, setRound] = useState(0)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const leave = () => (form.isChanged ? setAsksToLeave(true) : onClose())

  return (
    <Dialog
      open
      size="xl"
      onClose={leave}
      title={post ? t('editTitle', { title: shortened(post.title) || t('untitled') }) : t('createTitle')}
      footer={
        asksToLeave ? (
          <>
            <p role="alert" className="self-center text-ui sm:mr-auto">
              {t('leaveQuestion')}
            </p>
            <Button
              variant="danger"
              onClick={() => {
                workingCopy.discard()
                onClose()
              }}
            >
              {t('discard')}
            </Button>
            <Button autoFocus onClick={() => setAsksToLeave(false)}>
              {t('keepWriting')}
            </Button>
          </>
        ) : (
          <>
            <SavedNote savedAt={workingCopy.savedAt} />
            <Button variant="secondary" onClick={leave}>
              {t('cancel')}
            </Button>
            <Button busy={form.isSaving} onClick={() => void form.save(workingCopy.stopSaving)}>
              {form.isSaving ? t('saving') : t('save')}
            </Button>
          </>
        )
      }
    >
      <FormAlert>{form.refusal}</FormAlert>
      <FoundWorkingCopy
        {...workingCopy}
        restore={() => {
          workingCopy.restore()
          setRound(round + 1)
        }}
      />
      {/* Input entered while saving would be lost when the dialog closes. */}
      <InertWhileSending isSending={form.isSaving}>
        <EditorTabs
          wrong={Object.keys(form.errors)}
          parts={{
            content: <ContentPart key={`${round} ${form.round}`} form={form} />,
            seo: <SeoPart form={form} />,
            settings: <SettingsPart form={form} />,
          }}
        />
      </InertWhileSending>
    </Dialog>
  )
}
