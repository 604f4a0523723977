// `npm start`: from a fresh clone to a running product.
import { ensureBuilt } from './bootstrap/built.mjs'
import { becomeScript } from './bootstrap/foreground.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { serverOptions } from './bootstrap/server-options.mjs'

ensureInstalled()
ensureBuilt()
becomeScript('dist/server/main.js', serverOptions)
