'use client'

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { SIGNALS, type Signal } from '@/lib/platform/database/signal-names'
import { accountRoutes } from '@/lib/platform/http/account-routes'

type SignalListener = (signal: Signal) => void

/** If the server rejected the stream, it is retried later. */
const RETRY_MS = 60_000

const listeners = new Set<SignalListener>()
const liveListeners = new Set<() => void>()
let source: EventSource | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isLive = false

/**
 * Calls back at each signal while the window is visible. A window has one stream, open only while there are listeners.
 */
function addListener(listener: SignalListener): () => void {
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

/** Whether signals arrive; otherwise callers must poll. */
const isStreamLive = () => isLive

function onLiveChange(listener: () => void): () => void {
  liveListeners.add(listener)
  return () => liveListeners.delete(listener)
}

function openOrClose() {
  // A hidden window must not hold one of the few connections per site that a browser has.
  if (document.visibilityState === 'visible') open()
  else close()
}

function open() {
  clearTimeout(timer)
  if (source || listeners.size === 0 || typeof EventSource === 'undefined') return
  const opened = new EventSource(accountRoutes.api.live())
  source = opened
  opened.onopen = () => {
    setLive(true)
    // Events that happened while the stream was closed were missed, so every listener is called.
    for (const signal of SIGNALS) notifyListeners(signal)
  }
  for (const signal of SIGNALS) opened.addEventListener(signal, () => notifyListeners(signal))
  // The session is over: no further events.
  opened.addEventListener('end', close)
  opened.onerror = () => {
    setLive(false)
    if (opened.readyState !== EventSource.CLOSED) return
    close()
    timer = setTimeout(openOrClose, RETRY_MS)
  }
}

function close() {
  clearTimeout(timer)
  source?.close()
  source = undefined
  setLive(false)
}

function notifyListeners(signal: Signal) {
  for (const listener of listeners) listener(signal)
}

function setLive(next: boolean) {
  if (isLive === next) return
  isLive = next
  for (const listener of liveListeners) listener()
}

/** Calls `onNews` when the server announces one of these signals. Returns whether the stream works: if not, poll. */
export function useSignals(signals: readonly Signal[], onNews: () => void): boolean {
  const onSignal = useEffectEvent((signal: Signal) => {
    if (signals.includes(signal)) onNews()
  })
  useEffect(() => addListener((signal) => onSignal(signal)), [])
  return useSyncExternalStore(onLiveChange, isStreamLive, () => false)
}
