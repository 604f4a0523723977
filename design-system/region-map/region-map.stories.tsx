import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { chinaProvinceTiles, RegionMap } from './index.tsx'

export default { title: 'Design system / Data / Region map' } satisfies StoryDefault

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-120">
    <RegionMap title="الصالة الأكثر ازدحامًا" map={floor} counts={{ hall: 120, west: 40, east: 66 }} />
  </div>
)

const counts = Object.fromEntries(chinaProvinceTiles.regions.map(({ id }, at) => [id, (at * 53) % 190]))

export const Provinces = () => (
  <Specimen title="Provinces of China as tiles">
    <RegionMap title="华东的答卷最多" count="n = 3,120" map={chinaProvinceTiles} counts={counts} />
  </Specimen>
)

export const Narrow = () => (
  <Specimen title="320 px">
    <div className="w-80">
      <RegionMap title="华东的答卷最多" map={chinaProvinceTiles} counts={counts} />
    </div>
  </Specimen>
)

export const OwnOutlines = () => (
  <Specimen title="Any outlines: one floor of a building">
    <RegionMap title="大厅最拥挤" map={floor} counts={{ hall: 120, west: 40, east: 66 }} />
  </Specimen>
)

export const Empty = () => <RegionMap title="还没有答卷" map={floor} counts={{}} />

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <RegionMap
      title="Die Eingangshalle der Donaudampfschifffahrtsgesellschaft ist am vollsten"
      count="n = 226"
      map={{
        ...floor,
        regions: floor.regions.map((region) => ({
          ...region,
          label: `Gebäudeflügel mit Abfertigungshalle ${region.id}`,
        })),
      }}
      counts={{ hall: 120, west: 40, east: 66 }}
    />
  </div>
)

const floor = {
  width: 300,
  height: 160,
  regions: [
    { id: 'west', label: '西翼', path: 'M0,0H100V160H0Z', center: [50, 80] },
    { id: 'hall', label: '大厅', path: 'M100,0H200L220,160H80Z', center: [150, 80] },
    { id: 'east', label: '东翼', path: 'M200,0H300V160H220Z', center: [255, 80] },
  ],
} as const
