import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/post', permissions: ['system:post:list'] })
