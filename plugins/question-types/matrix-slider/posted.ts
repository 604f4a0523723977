import { definePosted } from '#sdk'
import { postedRowNumbers } from '../../_families/matrix/posted-rows.ts'
import type matrixSlider from './definition.ts'

export default definePosted<typeof matrixSlider>({ read: postedRowNumbers })
