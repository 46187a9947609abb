/** Where a browser keeps that somebody's own fit will come (components/families/fit/fit-hint.ts); storage may be closed. */
export const OWN_FIT_KEY = 'own-fit'
