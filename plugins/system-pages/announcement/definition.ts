import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/announcement', permissions: ['system:announcement:list'] })
