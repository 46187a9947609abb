'use client'

import { useMessages } from 'next-intl'
import type { ComponentProps } from 'react'
import { ErrorView } from './error-view'

/** The error.tsx of the parts of the site, inside their frame. */
export function ErrorPage(props: Omit<ComponentProps<typeof ErrorView>, 'texts'>) {
  return <ErrorView {...props} texts={useMessages().error} />
}
