// What the form module offers to those above it.
import { definePort } from '../../kernel/port.ts'
import type { CompiledForms } from './compiled-forms.ts'
import type { FormService } from './service.ts'
import type { FormSettings } from './setting/service.ts'
import type { ViewCounter } from './view-counter.ts'

export const compiledForms = definePort<CompiledForms>('compiled forms')
export const formService = definePort<FormService>('form service')
export const pageViews = definePort<ViewCounter>('page views')
/** Takes a form's password and gives a pass. */
export const fillPasswords = definePort<FormSettings['checkPassword']>('fill passwords')
