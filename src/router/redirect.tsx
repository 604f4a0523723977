import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Leads on, once, to a path inside the application. Not the router's `<Navigate>`: that one navigates again on every
 * render, and a component that reads the location then never comes to rest.
 */
export function Redirect({ to }: { to: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(to), [history, to])
  return null
}
