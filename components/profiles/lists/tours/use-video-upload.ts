'use client'

import { useRef, useState } from 'react'
import { z } from 'zod'
import { isFinal, isSameFile, type Sending, sendInPieces } from '@/components/forms/sending/send-pieces'
import { problemWithVideo, VIDEO_KIND_BYTES } from '@/lib/media/schema/video'
import { PIECE_BYTES } from '@/lib/platform/pieces'
import { routes } from '@/lib/platform/routes'
import { sentenceOf } from '../../photos/sentence-of'

const added = z.object({ id: z.string(), path: z.string().nullable() })
const idIn = (answer: unknown) => added.parse(answer).id

/** A video on its way to the server, piece by piece; one that broke off goes on where it stopped when it is chosen again. */
export function useVideoUpload(providerId: string, onAdded: (path: string) => void) {
  const begun = useRef<{ file: File; sending: Sending<string> } | null>(null)
  const [sent, setSent] = useState<{ name: string; bytes: number; whole: number }>()
  const [problem, setProblem] = useState<string>()

  async function add(file: File) {
    const said = await problemIn(file)
    setProblem(said)
    if (said) return
    const { name, size: whole } = file
    const onSent = (sending: Sending<string>) => {
      begun.current = { file, sending }
      setSent({ name, bytes: Math.min(whole, sending.pieces * PIECE_BYTES), whole })
    }
    const before = begun.current && isSameFile(begun.current.file, file) ? begun.current.sending : null
    setSent({ name, bytes: (before?.pieces ?? 0) * PIECE_BYTES, whole })
    const addresses = {
      first: routes.api.providerVideos({ providerId, bytes: whole }),
      further: (id: string, piece: number) => routes.api.videoPiece(id, piece, { providerId }),
    }
    try {
      const { last } = await sendInPieces(file, addresses, idIn, before, onSent)
      const { path } = added.parse(last)
      if (path) onAdded(path)
      begun.current = null
    } catch (error) {
      if (isFinal(error)) begun.current = null
      setProblem(sentenceOf(error))
    } finally {
      setSent(undefined)
    }
  }
  return { sent, problem, add }
}

/** A file that stands elsewhere, or was just removed, cannot be read. */
async function problemIn(file: File): Promise<string | undefined> {
  try {
    return problemWithVideo(file.size, new Uint8Array(await file.slice(0, VIDEO_KIND_BYTES).arrayBuffer()))
  } catch (error) {
    return sentenceOf(error)
  }
}
