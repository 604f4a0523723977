import { defineAddresses } from '#sdk'
import { rowNumbersAddresses } from '../../_families/matrix/row-number-addresses.ts'
import type matrixScale from './definition.ts'

export default defineAddresses<typeof matrixScale>(rowNumbersAddresses)
