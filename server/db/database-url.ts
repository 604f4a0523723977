/** The same server and user, another database. */
export function withDatabaseName(url: string, name: string): string {
  const [address = '', query] = url.split('?', 2)
  // Not a URL object: it cannot hold the empty host of a socket address.
  const server = /^\w+:\/\/[^/]*/.exec(address)?.[0] ?? address
  return `${server}/${name}${query === undefined ? '' : `?${query}`}`
}
