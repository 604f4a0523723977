import { PageContainer, ProCard, ProList } from '@ant-design/pro-components'
import { Badge, Statistic } from 'antd'
import { useEffect, useState } from 'react'
import { useT } from '../language.ts'
import { type RowsOf, request, type UserInfo } from '../request.ts'

interface Form {
  readonly formKey: string
  readonly name: string
  readonly status: number
  readonly statusDesc: string
  readonly answerCount: number
  readonly updateTime: string
}

interface Stats {
  readonly perDay: readonly { readonly day: string; readonly count: number }[]
}

/** Two cards, as on our dashboard: the forms, and the answers of 30 days with a line drawn by hand instead of a chart library. */
export default function Dashboard({ info }: { readonly info: UserInfo }) {
  const t = useT()
  const [forms, setForms] = useState<readonly Form[]>()
  const [days, setDays] = useState<readonly number[]>()
  useEffect(() => {
    void request<RowsOf<Form>>('/user/form/page?current=1&size=6').then(async ({ records }) => {
      setForms(records)
      const published = records.filter(({ status }) => status !== 1)
      const stats = await Promise.all(
        published.map(({ formKey }) => request<Stats>(`/user/form/report/stats?formKey=${formKey}`)),
      )
      const counts = stats[0]?.perDay.map((_, at) =>
        stats.reduce((sum, each) => sum + (each.perDay[at]?.count ?? 0), 0),
      )
      setDays(counts ?? [])
    })
  }, [])
  const most = Math.max(1, ...(days ?? []))
  const points = days?.map((count, at) => `${at * 10},${70 - (count / most) * 70}`).join(' ')
  const week = days?.slice(-7).reduce((sum, count) => sum + count, 0)
  return (
    <PageContainer title={<h1 style={headline}>{`${info.user.nickName}${t('greeting')}`}</h1>} breadcrumb={{}}>
      <ProCard ghost gutter={16}>
        <ProCard title={t('recent')} colSpan={14} loading={!forms} extra={<a href="/project/list">{t('all')}</a>}>
          <ProList<Form>
            rowKey="formKey"
            dataSource={[...(forms ?? [])]}
            search={false}
            toolBarRender={false}
            metas={{
              title: { dataIndex: 'name' },
              description: {
                render: (_, { status, statusDesc, updateTime }) => (
                  <>
                    <Badge status={status === 2 ? 'success' : 'default'} text={statusDesc} /> {updateTime.slice(0, 10)}
                  </>
                ),
              },
              content: { dataIndex: 'answerCount' },
            }}
          />
        </ProCard>
        <ProCard title={t('answers')} colSpan={10} loading={!days}>
          {week !== undefined && (
            <div data-figure>
              <Statistic value={week} suffix={t('week')} />
            </div>
          )}
          <svg viewBox="0 0 290 70" role="img" aria-label={t('answers')}>
            <polyline points={points ?? ''} fill="none" stroke="#1677ff" strokeWidth="2" />
          </svg>
        </ProCard>
      </ProCard>
    </PageContainer>
  )
}

const headline = { font: 'inherit', margin: 0 }
