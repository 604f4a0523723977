import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'system/dict', permissions: ['system:dict:list'] })
