/** A file that waits for the network has an id of its own, longer than those of the server, until it has arrived there. */
export const waitingMark = 'waitsOnDevice'

export const isWaitingFile = (id: string): boolean => id.startsWith(waitingMark)
