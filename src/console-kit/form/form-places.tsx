import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

interface Place {
  readonly slot: HTMLElement | null
  readonly setSlot: (slot: HTMLElement | null) => void
}

const usePlace = (): Place => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return { slot, setSlot }
}

const ActionsContext = createContext<Place | null>(null)
const BandContext = createContext<Place | null>(null)
const EndContext = createContext<Place | null>(null)

/** Around the frame of a form: its pages draw into places of the frame. */
export function FormPlacesProvider({ children }: { children: ReactNode }) {
  return (
    <ActionsContext value={usePlace()}>
      <EndContext value={usePlace()}>
        <BandContext value={usePlace()}>{children}</BandContext>
      </EndContext>
    </ActionsContext>
  )
}

/** The place at the end of a form's header. */
export function FormActionsSlot({ className }: { className: string }) {
  return <div ref={useContext(ActionsContext)?.setSlot} className={className} />
}

/** The place behind the tools of the page, for what can be done on every tab. */
export function FormEndSlot({ className }: { className: string }) {
  return <div ref={useContext(EndContext)?.setSlot} className={className} />
}

/** The place between a form's header and its page. */
export function FormBandSlot({ className }: { className: string }) {
  return <div ref={useContext(BandContext)?.setSlot} className={className} />
}

/** Draws a page's own tools (save state, undo, publish) into the header of the form. */
export function FormActions({ children }: { children: ReactNode }) {
  const slot = useContext(ActionsContext)?.slot
  return slot ? createPortal(children, slot) : null
}

/** Draws what can be done with the form on every tab at the end of its header. */
export function FormEnd({ children }: { children: ReactNode }) {
  const slot = useContext(EndContext)?.slot
  return slot ? createPortal(children, slot) : null
}

/** Draws a notice about the whole form below its header, on every tab. */
export function FormBand({ children }: { children: ReactNode }) {
  const slot = useContext(BandContext)?.slot
  return slot ? createPortal(children, slot) : null
}
