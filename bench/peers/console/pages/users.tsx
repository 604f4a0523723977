import { PageContainer, ProCard, type ProColumns, ProTable } from '@ant-design/pro-components'
import { Button, Input, Switch, Tree } from 'antd'
import { useEffect, useState } from 'react'
import { useT } from '../language.ts'
import { request, rowsFrom } from '../request.ts'

interface User {
  readonly id: string
  readonly userName: string
  readonly nickName: string
  readonly deptName: string
  readonly phone: string
  readonly status: string
  readonly roles: readonly { readonly roleName: string }[]
  readonly createTime: string
}

interface Department {
  readonly id: string
  readonly label: string
  readonly children: Department[]
}

export default function Users() {
  const t = useT()
  const [departments, setDepartments] = useState<Department[]>()
  useEffect(() => void request<Department[]>('/system/user/deptTree').then(setDepartments), [])
  const columns: ProColumns<User>[] = [
    { title: t('user.name'), dataIndex: 'userName' },
    { title: t('user.nick'), dataIndex: 'nickName', search: false },
    { title: t('user.dept'), dataIndex: 'deptName', search: false },
    {
      title: t('user.roles'),
      search: false,
      render: (_, { roles }) => roles.map(({ roleName }) => roleName).join(', '),
    },
    { title: t('user.phone'), dataIndex: 'phone' },
    {
      title: t('user.enabled'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum: { active: 'active', disabled: 'disabled' },
      render: (_, { status }) => <Switch size="small" checked={status === 'active'} />,
    },
    { title: t('user.created'), dataIndex: 'createTime', valueType: 'dateRange', render: (_, row) => row.createTime },
    {
      title: t('actions'),
      valueType: 'option',
      render: (_, { id }) => [
        <a key="edit" href={`#${id}`}>
          {t('edit')}
        </a>,
        <a key="more" href={`#${id}`}>
          {t('more')}
        </a>,
      ],
    },
  ]
  return (
    <PageContainer title={<h1 style={headline}>{t('menu.system.user')}</h1>} breadcrumb={{}}>
      <ProCard ghost gutter={16}>
        <ProCard colSpan="240px" title={t('departments')}>
          <Input.Search placeholder={t('search')} />
          {departments && (
            <Tree treeData={departments} fieldNames={{ key: 'id', title: 'label' }} defaultExpandedKeys={['1']} />
          )}
        </ProCard>
        <ProCard ghost>
          <ProTable<User>
            rowKey="id"
            columns={columns}
            rowSelection={{}}
            request={rowsFrom<User>('/system/user/page')}
            pagination={{ pageSize: 20 }}
            toolBarRender={() => [
              <Button key="add" type="primary">
                {t('add')}
              </Button>,
            ]}
          />
        </ProCard>
      </ProCard>
    </PageContainer>
  )
}

const headline = { font: 'inherit', margin: 0 }
