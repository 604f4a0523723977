import { AppError } from '../../http/app-error.ts'
import type { MessageKey, MessageParams } from '../../http/messages.ts'

/**
 * What an upload was refused for, so that a page that sends a file by itself knows whether to come again: `file` by itself,
 * or any of this `form` now. Anything else may be otherwise in a while.
 */
export const fileRefused = (key: MessageKey, params: MessageParams = {}): AppError =>
  new AppError('failed', key, params, { refused: 'file' })

export const formTakesNone = (): AppError => new AppError('failed', 'file.notCollecting', {}, { refused: 'form' })
