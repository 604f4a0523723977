import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'dept/post', permissions: ['system:user:list'] })
