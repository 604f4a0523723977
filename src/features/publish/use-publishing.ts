import { useState } from 'react'
import type { Finding } from '#shared/contract/form'
import { usePublishForm } from '#src/api/forms.ts'

export interface Publishing {
  readonly publish: (onPublished: () => void) => void
  readonly isPublishing: boolean
  /** What the server found when it refused; null: it has not. */
  readonly refusedFor: readonly Finding[] | null
}

/**
 * Publishes what is on screen: saved first, because what is frozen is what the server has.
 * @param onSave saves what is not saved yet; false when that was not possible, which a band above the page says
 */
export const usePublishing = (formKey: string, onSave: () => Promise<boolean>): Publishing => {
  const { mutate, isPending } = usePublishForm()
  const [refusedFor, setRefusedFor] = useState<readonly Finding[] | null>(null)
  const publish = async (onPublished: () => void) => {
    if (!(await onSave())) return
    mutate(formKey, {
      onSuccess: (outcome) => {
        setRefusedFor(outcome.ok ? null : outcome.refusal.findings)
        if (outcome.ok) onPublished()
      },
    })
  }
  return { publish: (onPublished) => void publish(onPublished), isPublishing: isPending, refusedFor }
}
