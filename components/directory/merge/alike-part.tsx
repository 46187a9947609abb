import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { DuplicatePair } from '@/lib/directory/types'
import { routes } from '@/lib/platform/routes'
import { FilePart } from '../file-part'
import { DuplicateList } from './duplicate-list'
import { mergeTexts as texts } from './texts'

/** Who else may be this provider, and the way to any other one by its number. */
export const AlikePart = ({ id, pairs }: { id: number; pairs: readonly DuplicatePair[] }) => (
  <FilePart title={texts.alike}>
    {pairs.length === 0 ? <p className="text-soft">{texts.noAlike}</p> : <DuplicateList pairs={pairs} />}
    <form action={routes.admin.mergeProviders()} className="mt-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="keep" value={id} />
      <TextField name="drop" label={texts.otherNumber} inputMode="numeric" required pattern="[0-9]+" className="w-56" />
      <Button type="submit" variant="secondary">
        {texts.compareWith}
      </Button>
    </form>
  </FilePart>
)
