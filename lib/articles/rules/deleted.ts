/** So long a deleted article can be had back. */
export const KEPT_DAYS = 30
