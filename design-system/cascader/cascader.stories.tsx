import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Cascader, type CascaderOption, type CascaderProps } from './index.tsx'

export default { title: 'Design system / Choices / Cascader' } satisfies StoryDefault

export const Paths = () => (
  <div className="max-w-sm">
    <Specimen title="Leaves; open it to see its parts" portal="cascader-popup">
      <Live initial={['zj', 'hz', 'xh']} clearLabel="清除" />
    </Specimen>
    <Specimen title="Any level">
      <Live initial={['zj']} anyLevel />
    </Specimen>
    <Specimen title="Lazy; the second one fails">
      <Lazy />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="flex max-w-sm flex-col gap-3">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Live key={size} size={size} initial={['zj', 'nb']} />
    ))}
  </div>
)

export const States = () => (
  <div className="flex max-w-sm flex-col gap-3">
    <Live />
    <Live invalid />
    <Live initial={['zj', 'nb']} readOnly />
    <Live initial={['zj', 'nb']} disabled />
    <Live options={[]} />
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div className="flex max-w-56 flex-col gap-3">
    <Live initial={['long', 'x']} />
    <div dir="rtl" lang="ar">
      <Live initial={['zj', 'hz', 'xh']} />
    </div>
  </div>
)

function Live({ initial, ...props }: { initial?: string[] } & Partial<CascaderProps>) {
  const [value, setValue] = useState(initial)
  return (
    <Cascader
      label="地区"
      options={regions}
      placeholder="请选择省、市、区"
      searchLabel="搜索地区"
      emptyText="没有匹配的地区"
      loadingLabel="加载中"
      loadFailedLabel="加载失败，请重试"
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

function Lazy() {
  const [children, setChildren] = useState<CascaderOption[]>()
  return (
    <Live
      options={[
        { id: 'zj', label: '浙江省', lazy: true, children },
        { id: 'js', label: '江苏省', lazy: true },
      ]}
      onLoadChildren={async (option) => {
        await new Promise((resolve) => setTimeout(resolve, 800))
        if (option.id === 'js') throw new Error('offline')
        setChildren([{ id: 'hz', label: '杭州市' }])
      }}
    />
  )
}

const regions: CascaderOption[] = [
  {
    id: 'zj',
    label: '浙江省',
    children: [
      {
        id: 'hz',
        label: '杭州市',
        children: [
          { id: 'xh', label: '西湖区' },
          { id: 'yh', label: '余杭区' },
        ],
      },
      { id: 'nb', label: '宁波市' },
    ],
  },
  { id: 'sh', label: '上海市', children: [{ id: 'hp', label: '黄浦区' }] },
  { id: 'off', label: '已停用的地区', disabled: true },
  {
    id: 'long',
    label: 'Verbandsgemeinde Rhein-Nahe-Hunsrück',
    children: [{ id: 'x', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' }],
  },
]
