'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { tellFamilyChanged } from '@/components/fit/fit-hint'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FAMILY_LIMITS } from '@/lib/families/rules/limits'
import type { Child } from '@/lib/families/types'
import { ChildForm } from './child-form'
import { ChildLine } from './child-line'
import { RemoveChild } from './remove-child'
import { familyTexts as texts } from './texts'

type ChildrenEditorProps = { own: readonly Child[]; thisMonth: string }

/** The children, one of them or a new one open as a form. Saving closes it, and the focus goes back to the list. */
export function ChildrenEditor({ own, thisMonth }: ChildrenEditorProps) {
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const close = () => {
    setOpen(null)
    list.current?.focus()
  }
  const done = () => {
    tellFamilyChanged()
    close()
    router.refresh()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div ref={list} role="group" tabIndex={-1} aria-label={texts.yourChildren} className="grid gap-6 outline-none">
      {own.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {own.map((child) => (
            <li key={child.id} className="py-4">
              {open === child.id ? (
                <>
                  <ChildForm child={child} thisMonth={thisMonth} onSaved={done} onCancel={close} />
                  <RemoveChild child={child} onRemoved={done} />
                </>
              ) : (
                <ChildLine child={child} thisMonth={thisMonth}>
                  <Button variant="quiet" onClick={() => setOpen(child.id)}>
                    {texts.edit}
                    <span className="sr-only"> {child.name}</span>
                  </Button>
                </ChildLine>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' || own.length === 0 ? (
        <ChildForm key={own.length} thisMonth={thisMonth} onSaved={done} {...(own.length > 0 && { onCancel: close })} />
      ) : (
        own.length < FAMILY_LIMITS.children && (
          <Button variant="secondary" className="justify-self-start" onClick={() => setOpen('new')}>
            <Icon name="plus" />
            {texts.addChild}
          </Button>
        )
      )}
    </div>
  )
}
