import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/user', permissions: ['system:user:list'] })
