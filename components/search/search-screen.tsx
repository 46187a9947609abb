'use client'

import type { ReactNode } from 'react'
import { SignInPrompt } from '@/components/accounts/sign-in-prompt'
import { ReportedSearch } from '@/components/analytics/reported-search'
import { LocationForm } from '@/components/places/location-form'
import { ResultKeeper } from '@/components/providers/result-keeper'
import { SaveSearchButton } from '@/components/saved-searches/save-search-button'
import { Icon } from '@/components/ui/icon'
import { PatchedText } from '@/components/ui/patched-text'
import { ListResults } from './list-results'
import { screenTexts } from './screen-texts'
import { SearchPilot } from './search-pilot'
import type { SearchPageView } from './types'
import { ViewText } from './view-text'

/** The search page in all its states. `map`: in place of a list. Nothing in it has an id of React's own: the server draws it apart from its page. */
export function SearchScreen({ view, map }: { view: SearchPageView; map?: ReactNode }) {
  const { address, isMap, form, save, list, texts } = view
  return (
    <SearchPilot address={address} isMap={isMap}>
      <div className={isMap ? 'wrap pt-3 pb-14' : 'wrap pt-5 pb-14 md:pt-8'}>
        <h1 className={isMap ? 'sr-only' : 'text-title'}>{screenTexts.title}</h1>
        <p role="status" className={isMap ? 'text-sm text-soft' : 'mt-2 text-lead text-soft empty:hidden'}>
          {view.line}
        </p>
        {save && <SaveSearchButton key={save.search} address={address} name={save.name} />}
        <LocationForm
          id="place"
          submitLabel={screenTexts.submit}
          className={isMap ? 'mt-2 mb-3 max-w-reading' : 'mt-5 mb-4 max-w-reading'}
          {...form}
        />
        <p role="status" className="mb-4 max-w-reading font-medium empty:hidden">
          {view.problem}
        </p>
        {view.ignored && (
          <p className="mb-4 flex max-w-reading gap-2 text-sm text-soft">
            <Icon name="info" size="sm" className="mt-0.5" />
            {view.ignored}
          </p>
        )}
        {texts.start !== undefined && <ViewText name="start" text={texts.start} />}
        {texts.bar !== undefined && <PatchedText className="flex items-start gap-3" name="bar" text={texts.bar} />}
        {map}
        {list && <ListResults list={list} texts={texts} />}
      </div>
      {save && <ReportedSearch address={address} />}
      <ResultKeeper />
      <SignInPrompt />
    </SearchPilot>
  )
}
