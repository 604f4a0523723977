import { useSyncExternalStore } from 'react'

/** The language of the switch above the stories, as BCP 47: for components that take a `locale`. For stories only. */
export function useStoryLanguage(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.lang || 'zh-cn')
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
