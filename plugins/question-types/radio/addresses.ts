import { defineAddresses } from '#sdk'
import { choiceAddresses } from '../../_families/choice/choice-addresses.ts'
import type radio from './definition.ts'

export default defineAddresses<typeof radio>(choiceAddresses)
