'use client'

import { lazy, Suspense, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { ChipButton } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { useSomeAtOnce } from '@/components/ui/use-some-at-once'
import { STATUSES } from '@/lib/articles/catalogue'
import type { BlogPost } from '@/lib/articles/types'
import { DeletedList } from './deleted-list'
import { PlannedMonth } from './planned-month'
import { PostRow } from './post-row'
import { PreviewDialog } from './preview-dialog'
import { cmsTexts as texts } from './texts'
import { UndoBar } from './undo-bar'
import { useArticleActs } from './use-article-acts'
import { useArticleList } from './use-article-list'
import { VersionsDialog } from './versions-dialog'

/** The editor and its library come when it is opened. */
const EditorDialog = lazy(() => import('./editor-dialog'))

const statusOptions = [
  { value: 'all', label: texts.allStatus },
  ...STATUSES.map(({ code, label }) => ({ value: code, label })),
  { value: 'deleted', label: texts.deletedStatus },
]
/** As many rows as somebody looks through before searching; the month shows all. */
const AT_ONCE = 25
/** What the editor is open for: an article, or a new one. `key` makes it anew each time. */
type Editing = { key: number; post: BlogPost | null }

/** The list of articles, and what can be done with each. */
export function CmsView({ start, today }: { start: BlogPost[]; today: string }) {
  const { posts, state, question, setQuestion, reload } = useArticleList(start)
  const [editing, setEditing] = useState<Editing>()
  const { most, list, showMore } = useSomeAtOnce(AT_ONCE)
  const [isMonth, setIsMonth] = useState(false)
  const isBin = question.status === 'deleted'
  const [previewed, setPreviewed] = useState<BlogPost>()
  const [lookedBack, setLookedBack] = useState<BlogPost>()
  const open = (post: BlogPost | null) => setEditing({ key: Date.now(), post })

  const { deleted, remove, duplicate, takeBack } = useArticleActs(reload, open)
  // Of the list that was shown before, until the new one is here.
  const shown = posts.filter(({ deletedAt }) => (deletedAt !== null) === isBin)

  return (
    <div className="wrap pb-16">
      <div className="grid gap-3 md:grid-cols-[1fr_12rem_auto] md:items-end">
        <TextField
          label={texts.search}
          labelHidden
          type="search"
          placeholder={texts.searchPlaceholder}
          value={question.search}
          onChange={(event) => setQuestion({ ...question, search: event.target.value })}
        />
        <SelectField
          label={texts.status}
          labelHidden
          options={statusOptions}
          value={question.status}
          onChange={(event) => setQuestion({ ...question, status: event.target.value })}
        />
        <Button onClick={() => open(null)}>{texts.newArticle}</Button>
      </div>
      {deleted && <UndoBar post={deleted} onUndo={takeBack} />}
      <p role="status" className="mt-4 min-h-6 text-sm text-soft">
        {state === 'loading' && texts.loading}
        {state === 'ready' && shown.length > 0 && texts.found(shown.length)}
      </p>
      {state === 'failed' && (
        <div className="grid justify-items-start gap-3">
          <FormAlert>{texts.loadFailed}</FormAlert>
          <Button variant="secondary" onClick={() => void reload()}>
            {texts.again}
          </Button>
        </div>
      )}
      {!isBin && (
        <fieldset className="mb-3 flex gap-2">
          <legend className="sr-only">{texts.shownAs}</legend>
          <ChipButton on={!isMonth} onClick={() => setIsMonth(false)}>
            {texts.asList}
          </ChipButton>
          <ChipButton on={isMonth} onClick={() => setIsMonth(true)}>
            {texts.asCalendar}
          </ChipButton>
        </fieldset>
      )}
      {isBin ? (
        <DeletedList posts={shown} onRestore={takeBack} isReady={state === 'ready' && posts.length === 0} />
      ) : isMonth ? (
        <PlannedMonth posts={shown} today={today} onEdit={open} />
      ) : shown.length > 0 ? (
        <>
          <ul ref={list} className="mt-2 divide-y divide-line border-y border-line">
            {shown.slice(0, most).map((post) => (
              <PostRow
                key={post.id}
                post={post}
                onEdit={open}
                onPreview={setPreviewed}
                onHistory={setLookedBack}
                onDuplicate={duplicate}
                onRemove={remove}
              />
            ))}
          </ul>
          {shown.length > most && (
            <Button variant="secondary" className="mt-6" onClick={showMore}>
              {texts.more(Math.min(AT_ONCE, shown.length - most))}
            </Button>
          )}
        </>
      ) : (
        state === 'ready' && (
          <EmptyState icon="book" title={texts.emptyTitle}>
            {texts.emptyText}
          </EmptyState>
        )
      )}
      {previewed && <PreviewDialog post={previewed} onClose={() => setPreviewed(undefined)} />}
      {lookedBack && (
        <VersionsDialog
          post={lookedBack}
          onClose={() => setLookedBack(undefined)}
          onRestored={async () => {
            setLookedBack(undefined)
            await reload()
          }}
        />
      )}
      {editing && (
        <Suspense fallback={null}>
          <EditorDialog
            key={editing.key}
            post={editing.post}
            onClose={() => setEditing(undefined)}
            onSaved={async () => {
              setEditing(undefined)
              await reload()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
