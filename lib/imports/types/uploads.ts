import type { ImportKind, ImportStep } from '@/prisma/generated/enums'
import type { AskedStep } from '../rules/upload-steps'
import type { ShownRecords, ShownReport, ShownUndo } from '../schema/stored-report'

type UploadBatch = {
  id: number
  added: number
  changed: number
  matched: number
  leftAside: number
  undoneAt: Date | null
}

/** A file that an admin uploaded, for the list of them. */
export type UploadRow = {
  id: number
  kind: ImportKind
  step: ImportStep
  fileName: string
  bytes: number
  /** How much of it is here while it arrives; null once all of it is. */
  arrivedBytes: number | null
  uploadedAt: Date
  uploader: string | null
  batch: UploadBatch | null
}

/** One of them, whole. */
export type UploadFile = UploadRow & {
  hasFile: boolean
  header: string[]
  preset: string | null
  /** As JSON text. */
  mapping: string | null
  isRunning: boolean
  rowsDone: number
  percentDone: number
  /** When the step began or ended. */
  stepAt: Date
  problem: string | null
  may: Record<AskedStep, boolean>
  providers: ShownReport | null
  records: ShownRecords | null
  undo: ShownUndo | null
}

/** Rows that wait for a decision, of one rule. */
export type AsideGroup = {
  code: string
  title: string
  source: string
  rows: {
    source: string
    sourceId: string
    line: number
    name: string
    reason: string
    says: string
    phone: string | null
    /** A family home: where it is is not shown. */
    isHome: boolean
    /** Not a home of which only the file says where it is. */
    canBeNew: boolean
    candidates: {
      providerId: number
      name: string
      place: string
      phone: string | null
      percent: number
      reason: string
    }[]
  }[]
}
