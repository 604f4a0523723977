/**
 * Which page buttons to show: always the first and the last, the current one in the middle, a gap where pages are left out.
 *
 * @param slots most entries, gaps included (5 or 7)
 * @returns page numbers from 1, or 'gap'
 */
export function pageList(page: number, pages: number, slots: number): (number | 'gap')[] {
  if (pages <= slots) return Array.from({ length: pages }, (_, index) => index + 1)
  // Between first and last there is room for slots - 2, of which each gap takes one.
  const inner = slots - 4
  const start = Math.min(Math.max(page - Math.floor(inner / 2), 2), pages - inner)
  if (start <= 3 && page <= slots - 3) return [...range(1, slots - 2), 'gap', pages]
  if (page >= pages - (slots - 4)) return [1, 'gap', ...range(pages - (slots - 3), pages)]
  return [1, 'gap', ...range(start, start + inner - 1), 'gap', pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
