import { useEffect, useState } from 'react'

const pause = 300

/** A text as it is once nobody has typed for a moment; an empty one at once. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
