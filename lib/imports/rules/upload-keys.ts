/** Where the pieces of an uploaded file stand, in their order; none once it was removed. */
export const keysOf = ({ fileKey, moreKeys }: { fileKey: string | null; moreKeys: readonly string[] }): string[] =>
  fileKey === null ? [] : [fileKey, ...moreKeys]
