import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'user/profile' })
