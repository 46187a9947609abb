/** Large files are uploaded and stored in pieces of this size, which fit into memory and through proxies. */
export const PIECE_BYTES = 8 * 1024 * 1024
