import { PageContainer, type ProColumns, ProTable } from '@ant-design/pro-components'
import { Badge, Button } from 'antd'
import { useT } from '../language.ts'
import { rowsFrom } from '../request.ts'

interface Form {
  readonly formKey: string
  readonly name: string
  readonly status: number
  readonly statusDesc: string
  readonly answerCount: number
  readonly updateTime: string
  readonly ownerName: string
}

export default function Forms() {
  const t = useT()
  const columns: ProColumns<Form>[] = [
    { title: t('form.name'), dataIndex: 'name' },
    {
      title: t('form.status'),
      dataIndex: 'statusDesc',
      search: false,
      render: (_, { status, statusDesc }) => <Badge status={status === 2 ? 'success' : 'default'} text={statusDesc} />,
    },
    { title: t('form.answers'), dataIndex: 'answerCount', search: false, align: 'right' },
    { title: t('form.updated'), dataIndex: 'updateTime', search: false, valueType: 'dateTime' },
    { title: t('form.owner'), dataIndex: 'ownerName', search: false },
    {
      title: t('actions'),
      valueType: 'option',
      render: (_, { formKey }) => [
        <a key="edit" href={`#${formKey}`}>
          {t('edit')}
        </a>,
        <a key="more" href={`#${formKey}`}>
          {t('more')}
        </a>,
      ],
    },
  ]
  return (
    <PageContainer title={<h1 style={headline}>{t('menu.project.list')}</h1>} breadcrumb={{}}>
      <ProTable<Form>
        rowKey="formKey"
        columns={columns}
        rowSelection={{}}
        request={rowsFrom<Form>('/user/form/page')}
        toolBarRender={() => [
          <Button key="add" type="primary">
            {t('add')}
          </Button>,
        ]}
      />
    </PageContainer>
  )
}

const headline = { font: 'inherit', margin: 0 }
