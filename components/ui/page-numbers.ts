/** The pages worth a link: the first, the last, the current one and its neighbours; 'gap' where some were left out. */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap' as const, page] : [page]
  })
}
