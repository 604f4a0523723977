// Drafts that are still being saved while their designer is already closed: whoever needs the stored draft waits for them.

const closing = new Map<string, Promise<unknown>>()

/** Remembers the last save of a form's designer until it has ended. */
export const keepDraftSave = (formKey: string, save: Promise<unknown>): void => {
  const ended = save.finally(() => {
    if (closing.get(formKey) === ended) closing.delete(formKey)
  })
  closing.set(formKey, ended)
}

/** Resolves when nothing of the form is being saved any more, whether that went well or not. */
export const draftSaved = async (formKey: string): Promise<void> => {
  await closing.get(formKey)?.catch(() => undefined)
}
