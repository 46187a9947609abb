/** In pixels; apart, so that a browser that shows the badge does not load its drawing as code. */
export const BADGE = { width: 208, height: 64 } as const
