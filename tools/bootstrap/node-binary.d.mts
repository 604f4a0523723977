/** Path of the pinned Node. */
export function nodeBinary(): string
