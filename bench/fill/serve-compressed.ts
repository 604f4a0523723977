import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { atEnd } from '../cleanup.ts'

/** Serves pages as a good host would: compressed beforehand, with no header that is not needed. @returns the address */
export const serveCompressed = async (folder: string, pages: ReadonlyMap<string, string>): Promise<string> => {
  const files = new Map<string, Buffer>()
  for (const [path, html] of pages) files.set(path, brotliCompressSync(html))
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (types[extname(entry)]) files.set(`/${entry}`, brotliCompressSync(readFileSync(join(folder, entry))))
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const body = files.get(path)
    const type = types[extname(path)] ?? 'text/html; charset=utf-8'
    if (!body) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
      .end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  atEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }
