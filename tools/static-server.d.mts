export function serveFolder(folder: string): Promise<{ address: string; close: () => Promise<void> }>
