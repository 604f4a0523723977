import { isSafeLink } from '#shared/safe-addresses'

export const maxAddressLength = 500

/**
 * The address of a page out of what an author typed; undefined where that is none, or none that is safe. People write
 * `example.com`; a scheme of another kind is never taken for a host.
 */
export const webAddressOf = (typed: string): string | undefined => {
  const trimmed = typed.trim()
  const address = /^https?:\/\//i.test(trimmed)
    ? trimmed
    : /^[^\s/:?#]+\.[^\s]+$/.test(trimmed)
      ? `https://${trimmed}`
      : undefined
  if (address === undefined || !/^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i.test(address)) return undefined
  return isSafeLink(address) ? address : undefined
}
