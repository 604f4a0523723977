import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/role', permissions: ['system:role:list'] })
