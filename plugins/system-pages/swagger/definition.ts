import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'tool/swagger', permissions: ['tool:swagger:list'] })
