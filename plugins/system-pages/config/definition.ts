import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/config', permissions: ['system:config:list'] })
