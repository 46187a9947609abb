'use client'

import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Held } from '@/components/forms/held'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast-store'
import type { BlogPost } from '@/lib/articles/types'
import { ContentPart } from './content-part'
import { EditorTabs } from './editor-tabs'
import { FoundWords, KeptNote } from './kept-words'
import { SeoPart } from './seo-part'
import { SettingsPart } from './settings-part'
import { cmsTexts as texts } from './texts'
import { useArticleForm } from './use-article-form'
import { useWorkingCopy } from './use-working-copy'

const LONGEST_TITLE = 80
/** The whole of it stands in its field below. */
const shortened = (title: string) =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).trimEnd()}…` : title

type EditorDialogProps = { post: BlogPost | null; onClose: () => void; onSaved: () => Promise<void> }

/** Where an article is written. Nothing typed is lost: a refusal leaves all of it, and closing asks first. */
export default function EditorDialog({ post, onClose, onSaved }: EditorDialogProps) {
  const form = useArticleForm(post, async (saved) => {
    showToast({ title: texts.saved[saved.status] })
    await onSaved()
  })
  const keeping = useWorkingCopy(post?.id ?? 0, form)
  // The text's own editor begins anew with what was found, and with what a colleague wrote.
  const [round, setRound] = useState(0)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const leave = () => (form.isChanged ? setAsksToLeave(true) : onClose())

  return (
    <Dialog
      open
      size="xl"
      onClose={leave}
      title={post ? texts.editTitle(shortened(post.title) || texts.untitled) : texts.createTitle}
      footer={
        asksToLeave ? (
          <>
            <p role="alert" className="self-center text-ui sm:mr-auto">
              {texts.leaveQuestion}
            </p>
            <Button
              variant="danger"
              onClick={() => {
                keeping.drop()
                onClose()
              }}
            >
              {texts.discard}
            </Button>
            <Button autoFocus onClick={() => setAsksToLeave(false)}>
              {texts.keepWriting}
            </Button>
          </>
        ) : (
          <>
            <KeptNote keptAt={keeping.keptAt} />
            <Button variant="secondary" onClick={leave}>
              {texts.cancel}
            </Button>
            <Button busy={form.isSaving} onClick={() => void form.save()}>
              {form.isSaving ? texts.saving : texts.save}
            </Button>
          </>
        )
      }
    >
      <FormAlert>{form.refusal}</FormAlert>
      <FoundWords
        {...keeping}
        use={() => {
          keeping.use()
          setRound(round + 1)
        }}
      />
      {/* What is typed while it is saved would be gone when the dialog closes. */}
      <Held isHeld={form.isSaving}>
        <EditorTabs
          wrong={Object.keys(form.errors)}
          parts={{
            content: <ContentPart key={`${round} ${form.round}`} form={form} />,
            seo: <SeoPart form={form} />,
            settings: <SettingsPart form={form} />,
          }}
        />
      </Held>
    </Dialog>
  )
}
