// `npm run dev`: the product with hot reload of pages and server.
import { becomeScript } from './bootstrap/foreground.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'

ensureInstalled()
becomeScript('tools/bootstrap/dev-server.mjs')
