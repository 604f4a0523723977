// `npm run sign-in-link`: a new sign-in link for the product that is running, when the printed one is used or too old.
import { ensureBuilt } from './bootstrap/built.mjs'
import { becomeScript } from './bootstrap/foreground.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'

ensureInstalled()
ensureBuilt()
becomeScript('dist/server/main.js', [], ['sign-in-link'])
