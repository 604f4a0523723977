import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { StartingScreen } from '#src/shell/plain-screens.tsx'

/** Filling in is the small page's business (server/client-files.ts): who comes here inside the console, as from sign-in, loads it. */
export const Route = createFileRoute('/_session/d/$key')({
  component: function Handover() {
    useEffect(() => location.reload(), [])
    return <StartingScreen />
  },
})
