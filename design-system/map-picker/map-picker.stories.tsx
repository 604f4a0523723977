import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { useLabels } from '../labels/index.tsx'
import { MapPicker, type MapPickerProps, type MapProps } from './index.tsx'

export default { title: 'Design system / Inputs / Map picker' } satisfies StoryDefault

export const States = () => (
  <div data-surface="paper" className="max-w-xl p-4">
    <Specimen title="Without a map; type 海">
      <Live />
    </Specimen>
    <Specimen title="With a provider's map">
      <Live value={{ ...found[0]!, name: '上海市' }} map={Grid} onLocate={() => {}} />
    </Specimen>
    <Specimen title="A map that fails">
      <Live map={Broken} />
    </Specimen>
    <Specimen title="Disabled, read-only, invalid">
      <Live value={{ latitude: 31.2304, longitude: 121.4737, name: '上海市' }} disabled />
      <div className="h-4" />
      <Live value={{ latitude: 31.2304, longitude: 121.4737, name: '上海市' }} readOnly />
      <div className="h-4" />
      <Live invalid />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div data-surface="paper" className="grid max-w-4xl gap-6 p-4 md:grid-cols-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live size={size} />
      </Specimen>
    ))}
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" data-surface="paper" className="max-w-xs p-4">
    <Specimen title="rtl, narrow">
      <Live value={{ latitude: 31.2304, longitude: 121.4737, name: '一个非常长的地点名称'.repeat(5) }} map={Grid} />
    </Specimen>
  </div>
)

function Live(props: Partial<MapPickerProps>) {
  const [value, setValue] = useState(props.value)
  const [query, setQuery] = useState('')
  return (
    <MapPicker
      label="地点"
      onSearch={setQuery}
      places={query === '' ? [] : found.filter((place) => place.name.includes(query))}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

/** Stands for a provider: a grid with a pin. */
function Grid({ view, value, onPick }: MapProps) {
  return (
    <button
      type="button"
      className="grid size-full place-items-center bg-subtle text-muted -outline-offset-2!"
      onClick={() => onPick(view.center)}
    >
      {view.center.latitude.toFixed(3)}, {view.center.longitude.toFixed(3)} · {view.zoom} {value && '●'}
    </button>
  )
}

/** What stands where a map failed. One that really throws would fill the console of the story walk. */
const Broken = () => <p className="p-6 text-center text-muted">{useLabels('map-picker').mapFailed}</p>

const found = [
  { id: '1', name: '上海市', address: '中国', latitude: 31.2304, longitude: 121.4737 },
  { id: '2', name: '海口市', address: '海南省', latitude: 20.044, longitude: 110.1999 },
]
