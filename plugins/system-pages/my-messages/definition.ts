import { defineSystemPage } from '#sdk'

export default defineSystemPage({ component: 'message/mine' })
