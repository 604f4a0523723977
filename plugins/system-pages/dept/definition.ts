import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/dept', permissions: ['system:dept:list'] })
