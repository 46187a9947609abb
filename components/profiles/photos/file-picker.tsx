import type { RefObject } from 'react'
import { PHOTO_TYPES } from '@/lib/media/schema/photo'

type FilePickerProps = {
  /** Opened by a press on a button: `click()`. */
  field: RefObject<HTMLInputElement | null>
  for: 'cover' | 'photos' | 'logo'
  onFiles: (files: File[]) => void
}

/** Chooses image files; for photos several at once. The same ones can be chosen again. */
export function FilePicker({ field, for: use, onFiles }: FilePickerProps) {
  return (
    <input
      ref={field}
      type="file"
      accept={PHOTO_TYPES}
      multiple={use === 'photos'}
      hidden
      data-picker={use}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
