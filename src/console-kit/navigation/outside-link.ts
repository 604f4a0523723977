/** An address of the web, as it may stand in a frame or link; null for anything else, whoever wrote it. */
export const outsideLink = (link: string | undefined): string | null =>
  link !== undefined && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : null
