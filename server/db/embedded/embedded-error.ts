/** Why the embedded database cannot run. The message is for the person who started the server: whole sentences. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}
