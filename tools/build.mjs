// `npm run build`: client and server into dist/, whether or not anything changed.
import { build } from './bootstrap/built.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'

ensureInstalled()
build()
