import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ageText } from '@/lib/families/profile/rules/needs'
import type { Child } from '@/lib/families/profile/schema'
import { monthText } from '@/lib/platform/time/dates'

type ChildLineProps = { child: Child; thisMonth: string; children?: ReactNode }

/** A child in words, followed by `children`. */
export function ChildLine({ child, thisMonth, children }: ChildLineProps) {
  const t = useTranslations('families.children')
  const ages = useTranslations('families.childAge')
  const locale = useLocale()
  const start = child.startMonth ? t('starts', { month: monthText(locale, child.startMonth) }) : t('startOpen')
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <p className="text-lead font-semibold break-words">{child.name}</p>
        <p className="text-soft">{`${ageText(ages, locale, child.birthMonth, thisMonth)} · ${start}`}</p>
        {child.notes && <p className="mt-1.5 max-w-prose break-words whitespace-pre-line">{child.notes}</p>}
      </div>
      {children}
    </div>
  )
}
