import error from './error.json'
import forms from './forms.json'
import layout from './layout.json'
import ui from './ui.json'

export const en = { error, forms, layout, ui }

export type Messages = typeof en
