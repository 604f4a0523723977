import { useFormHost } from '#src/console-host/use-form-host.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import type { Work } from '#src/form-view/work.ts'
import { translate } from '#src/i18n/init.ts'
import { useLanguage } from '#src/i18n/use-t.ts'

/** Answers and titles in the console's language, as far as the author wrote them in it. Files cannot be added here. */
export const useDataHost = (defaultLanguage = 'zh-cn', work?: Work): FormHost =>
  useFormHost({ contentLanguage: useLanguage(), defaultLanguage, uploadFile: refuse, callAction: refuse, work })

const refuse = () => Promise.reject(new Error(translate('data', 'edit.notHere')))
