import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Barcode } from './index.tsx'

export default { title: 'Design system / Data / Barcode' } satisfies StoryDefault

const _labels = { copy: '复制', copied: '已复制', download: '下载', invalid: '条形码只能包含英文字母、数字和符号' }

export const States = () => (
  <>
    <Specimen title="letters and digits">
      <Barcode value="FL-20261121-0007" label="订单条形码" />
    </Specimen>
    <Specimen title="digits only: half as wide">
      <Barcode value="2026112100070042" label="库存条形码" />
    </Specimen>
    <Specimen title="low, without tools">
      <Barcode value="SEAT-12" label="座位条形码" height={40} module={1} tools={false} />
    </Specimen>
    <Specimen title="cannot be drawn">
      <Barcode value="订单 7" label="订单条形码" />
    </Specimen>
  </>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-60">
    <Barcode
      value="INVENTORY-2026-11-21-000000000042-A"
      label="رمز شريطي"
      labels={{ copy: 'نسخ', copied: 'تم النسخ', download: 'تنزيل', invalid: 'غير صالح' }}
    />
  </div>
)
