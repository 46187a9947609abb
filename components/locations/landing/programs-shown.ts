/** VPK, School Readiness and Gold Seal are Florida's own. */
export const PROGRAMS_SHOWN = ['vpk', 'school_readiness', 'head_start', 'gold_seal'] as const
export type ProgramShown = (typeof PROGRAMS_SHOWN)[number]
