import { definePosted } from '#sdk'
import { postedRowNumbers } from '../../_families/matrix/posted-rows.ts'
import type matrixScale from './definition.ts'

export default definePosted<typeof matrixScale>({ read: postedRowNumbers })
