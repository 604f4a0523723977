import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'monitor/online', permissions: ['monitor:online:list'] })
