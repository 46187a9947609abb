'use client'

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { SIGNALS, type Signal } from '@/lib/platform/database/signal-names'
import { routes } from '@/lib/platform/http/routes'

type Hear = (signal: Signal) => void

/** Where the server took no stream, it is tried again after a while. */
const AGAIN_MS = 60_000

const listeners = new Set<Hear>()
const liveListeners = new Set<() => void>()
let source: EventSource | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isLive = false

/** Calls back at each signal while the window is in view. One stream serves all of a window; none is open where nobody listens. */
function hear(listener: Hear): () => void {
  listeners.add(listener)
  if (listeners.size === 1) document.addEventListener('visibilitychange', openOrClose)
  openOrClose()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', openOrClose)
    close()
  }
}

/** Whether signals come just now; else who waits for something looks for it. */
const hearsSignals = () => isLive

function onLiveChange(listener: () => void): () => void {
  liveListeners.add(listener)
  return () => liveListeners.delete(listener)
}

function openOrClose() {
  // A window out of sight keeps none of the few connections that a browser has for a site.
  if (document.visibilityState === 'visible') open()
  else close()
}

function open() {
  clearTimeout(timer)
  if (source || listeners.size === 0 || typeof EventSource === 'undefined') return
  const opened = new EventSource(routes.api.live())
  source = opened
  opened.onopen = () => {
    setLive(true)
    // What happened until now was missed.
    for (const signal of SIGNALS) tell(signal)
  }
  for (const signal of SIGNALS) opened.addEventListener(signal, () => tell(signal))
  // The session is over: nothing more is to be heard here.
  opened.addEventListener('end', close)
  opened.onerror = () => {
    setLive(false)
    if (opened.readyState !== EventSource.CLOSED) return
    close()
    timer = setTimeout(openOrClose, AGAIN_MS)
  }
}

function close() {
  clearTimeout(timer)
  source?.close()
  source = undefined
  setLive(false)
}

function tell(signal: Signal) {
  for (const listener of listeners) listener(signal)
}

function setLive(next: boolean) {
  if (isLive === next) return
  isLive = next
  for (const listener of liveListeners) listener()
}

/** Calls `onNews` when the server says that one of these is new. Answers whether it does: if not, look now and then. */
export function useSignals(signals: readonly Signal[], onNews: () => void): boolean {
  const tell = useEffectEvent((signal: Signal) => {
    if (signals.includes(signal)) onNews()
  })
  useEffect(() => hear((signal) => tell(signal)), [])
  return useSyncExternalStore(onLiveChange, hearsSignals, () => false)
}
