import type { ReactNode } from 'react'
import { renderToString as renderPlain } from 'react-dom/server'
import { InEnglish } from './render'

/** React's renderToString, with the messages. */
export const renderToString = (ui: ReactNode) => renderPlain(<InEnglish>{ui}</InEnglish>)
