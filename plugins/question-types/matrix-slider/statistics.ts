import { defineStatistics } from '#sdk'
import { rowLabels, rowNumbersFacts } from '../../_families/matrix/row-numbers.ts'
import type matrixSlider from './definition.ts'

export default defineStatistics<typeof matrixSlider>({ facts: rowNumbersFacts, parts: rowLabels })
