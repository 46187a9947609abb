'use client'

import { useMessages } from 'next-intl'
import type { ComponentProps } from 'react'
import { ErrorView } from './error-view'

/**
 * For the error.tsx files inside the site's frame. Separate from ErrorView, because app/global-error.tsx, which every page loads, uses that
 * without next-intl.
 */
export function ErrorPage(props: Omit<ComponentProps<typeof ErrorView>, 'texts'>) {
  return <ErrorView {...props} texts={useMessages().error} />
}
