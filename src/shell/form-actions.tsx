import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

const SlotContext = createContext<{ slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void } | null>(
  null,
)

export function FormActionsProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return <SlotContext value={{ slot, setSlot }}>{children}</SlotContext>
}

/** The place at the end of a form's header. */
export function FormActionsSlot({ className }: { className: string }) {
  return <div ref={useContext(SlotContext)?.setSlot} className={className} />
}

/** Draws a page's own tools (save state, undo, publish) into the header of the form. */
export function FormActions({ children }: { children: ReactNode }) {
  const slot = useContext(SlotContext)?.slot
  return slot ? createPortal(children, slot) : null
}
