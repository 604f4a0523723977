import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/sms', permissions: ['system:env:query'] })
