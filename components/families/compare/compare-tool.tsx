'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { useFavorites } from '../favorites/favorite-store'
import { Analyzing } from './compare-states'

const ComparePanel = lazy(() => import('./comparison-panel'))

function Title({ text }: { text: string }) {
  return (
    <h2 id="compare" className="text-section tracking-tight">
      {text}
    </h2>
  )
}

function Opening({ title }: { title: string }) {
  return (
    <>
      <Title text={title} />
      <Analyzing />
    </>
  )
}

/** Collapsed at first: its code and data are loaded on opening. */
export function CompareTool() {
  const t = useTranslations('families.compareTool')
  const { owner, ids, isComplete } = useFavorites()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (owner === 'nobody') return null

  function close() {
    setIsOpen(false)
    // The button exists only after this change is rendered.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <section aria-labelledby="compare" className="mb-8 border-b border-line pb-8">
      {isOpen && owner !== null ? (
        <Suspense fallback={<Opening title={t('title')} />}>
          <ComparePanel owner={owner} onClose={close} />
        </Suspense>
      ) : (
        <>
          <Title text={t('title')} />
          <p className="mt-2 max-w-prose text-soft">{t('intro')}</p>
          {/* Without favorites, the primary button is the one that leads to them. */}
          <Button
            ref={opener}
            variant={isComplete && ids.length === 0 ? 'secondary' : 'primary'}
            className="mt-4"
            disabled={!isComplete}
            onClick={() => setIsOpen(true)}
          >
            {t('open')}
          </Button>
        </>
      )}
    </section>
  )
}
