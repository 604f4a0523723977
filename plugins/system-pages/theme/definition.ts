import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'project/themes', permissions: ['project:theme:list'] })
