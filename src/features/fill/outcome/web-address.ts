/** The server takes no other addresses; a stored one is looked at once more before it is followed. */
export const webAddress = (address: string): URL | null => {
  try {
    const url = new URL(address)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}
