/** The localStorage key that marks a browser whose user will see fit scores (components/families/fit/fit-hint.ts). */
export const OWN_FIT_KEY = 'own-fit'
