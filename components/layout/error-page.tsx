'use client'

import { useMessages } from 'next-intl'
import type { ComponentProps } from 'react'
import { ErrorView } from './error-view'

/**
 * The error.tsx of the parts of the site, inside their frame. Apart from its view, which app/global-error.tsx uses without next-intl: every page
 * loads that.
 */
export function ErrorPage(props: Omit<ComponentProps<typeof ErrorView>, 'texts'>) {
  return <ErrorView {...props} texts={useMessages().error} />
}
