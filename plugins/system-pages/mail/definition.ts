import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/mail', permissions: ['system:env:query'] })
