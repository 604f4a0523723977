import { useEffect, useState } from 'react'
import { designers } from '#src/registry/question-types.admin.ts'

type PanelComponent = Awaited<ReturnType<NonNullable<ReturnType<typeof designers.get>>>>['Panel']

/** The settings panel of a type, fetched when it is first selected. */
export const useDesignerPanel = (typeId: string): PanelComponent | 'loading' | 'none' => {
  const [loaded, setLoaded] = useState<{ typeId: string; Panel: PanelComponent } | null>(null)
  useEffect(() => {
    let current = true
    void designers
      .get(typeId)?.()
      .then(({ Panel }) => {
        if (current) setLoaded({ typeId, Panel })
      })
    return () => {
      current = false
    }
  }, [typeId])
  if (!designers.has(typeId)) return 'none'
  return loaded?.typeId === typeId ? loaded.Panel : 'loading'
}
