import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { NoAccess } from './index.tsx'

export default { title: 'Design system / Feedback / No access' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="with the missing permissions">
      <NoAccess
        headingLevel={3}
        title="你没有权限打开这个页面"
        description="请联系管理员开通。"
        permissions={['角色管理', '查看用户']}
        action={<Button variant="primary">返回表单列表</Button>}
      />
    </Specimen>
    <Specimen title="nothing to name">
      <NoAccess
        headingLevel={3}
        title="你没有权限打开这个页面"
        action={<Button variant="primary">返回表单列表</Button>}
      />
    </Specimen>
  </>
)

export const LongText = () => (
  <div className="max-w-72">
    <NoAccess
      headingLevel={2}
      title="Für diese Seite fehlt Ihnen die Berechtigung"
      permissions={['Benachrichtigungseinstellungen bearbeiten', 'Abteilungsverwaltung']}
      action={<Button variant="primary">Zurück zu den Formularen</Button>}
      labels={{ missing: 'Es fehlt' }}
    />
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <NoAccess
      headingLevel={2}
      title="لا يمكنك فتح هذه الصفحة"
      permissions={['إدارة الأدوار']}
      action={<Button variant="primary">العودة</Button>}
      labels={{ missing: 'الصلاحية المطلوبة' }}
    />
  </div>
)
