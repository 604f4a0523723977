import { useInsertionEffect } from 'react'
import { keepTrackOf, type UnsavedWork } from './unsaved-work.ts'

/**
 * Registers work for as long as its component lives, on screen or not: a page that is kept behind another tab, or behind
 * the lock, is hidden by `<Activity>`, which ends effects, but not those that run before the document changes.
 * @param work the same object for as long as it is the same work
 */
export const useUnsavedWork = (work: UnsavedWork): void => useInsertionEffect(() => keepTrackOf(work), [work])
