import { PageContainer, ProTable } from '@ant-design/pro-components'
import { useT } from '../language.ts'

/** Pages that no figure looks at. */
export default function AnyList({ path }: { readonly path: string }) {
  const t = useT()
  return (
    <PageContainer title={path} breadcrumb={{}}>
      <ProTable columns={[{ title: t('form.name'), dataIndex: 'name' }]} dataSource={[]} />
    </PageContainer>
  )
}
