import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/log', permissions: ['monitor:operlog:list'] })
