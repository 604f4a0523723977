import { defineAddresses } from '#sdk'
import { choiceAddresses } from '../../_families/choice/choice-addresses.ts'
import type select from './definition.ts'

export default defineAddresses<typeof select>(choiceAddresses)
