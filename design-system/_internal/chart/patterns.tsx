import { fillClass, type Slot } from './series-style.ts'

/** `fill` of a slot: its hue under its pattern, from the `PatternDefs` with this id. */
export function patternFill(id: string, slot: Slot): string {
  return `url(#${id}-${slot})`
}

/** The eight patterns, paper on hue. The first is plain: a chart of one series stays calm. */
export function PatternDefs({ id }: { id: string }) {
  return (
    <defs>
      {([1, 2, 3, 4, 5, 6, 7, 8] as const).map((slot) => (
        <pattern key={slot} id={`${id}-${slot}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={fillClass[slot]} />
          <path d={strokes[slot]} fill="none" strokeWidth={slot === 8 ? 2.5 : 1.25} className="stroke-paper" />
        </pattern>
      ))}
    </defs>
  )
}

const strokes: Record<Slot, string> = {
  1: '',
  2: 'M-1,9L9,-1M-1,1L1,-1M7,9L9,7',
  3: 'M1.5,2h2M5.5,6h2',
  4: 'M0,4h8',
  5: 'M-1,-1L9,9M-1,7L1,9M7,-1L9,1',
  6: 'M0,4h8M4,0v8',
  7: 'M4,0v8',
  8: 'M2.75,4h2.5',
}
