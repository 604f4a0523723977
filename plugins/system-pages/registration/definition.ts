import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/registration', permissions: ['system:registration:list'] })
