'use client'

import { Component, type ReactNode } from 'react'

/** Instead of a map; the list has the same results. */
export function MapNote({ children, isInstead }: { children: ReactNode; isInstead?: boolean }) {
  return (
    <p role="status" className={isInstead ? 'map-note map-note-instead' : 'map-note'}>
      {children}
    </p>
  )
}

type FallbackProps = { note: ReactNode; children: ReactNode }

/** When the map's code does not load, its note is shown. */
export class IfItFails extends Component<FallbackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.note : this.props.children
  }
}
