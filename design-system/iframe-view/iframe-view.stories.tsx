import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { IframeView } from './index.tsx'

export default { title: 'Design system / Layout / Iframe view' } satisfies StoryDefault

const page = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><html lang="zh-CN"><title>公司公告</title><body style="font-family:sans-serif;margin:24px"><h1>公司公告</h1><p>本页面来自外部系统。</p></body></html>',
)}`

export const Framed = () => (
  <Specimen title="As high as the window less 400 px">
    <IframeView
      src={page}
      title="公司公告"
      loadingLabel="正在加载"
      offset={400}
      className="rounded-lg border border-hairline"
    />
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <IframeView
      src={page}
      title="إعلان"
      loadingLabel="جار التحميل"
      offset={500}
      className="rounded-lg border border-hairline"
    />
  </div>
)
