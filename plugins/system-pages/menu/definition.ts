import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/menu', permissions: ['system:menu:list'] })
