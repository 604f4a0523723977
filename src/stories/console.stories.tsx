import type { Story } from '@ladle/react'
import { type FormRow, formStatus } from '#shared/contract/form'
import { RecentForms } from '#src/features/dashboard/recent-forms.tsx'
import { ShareCard } from '#src/features/publish/share-card.tsx'
import { SignInPage } from '#src/features/sign-in/sign-in-page.tsx'
import { QuestionReport, type ReportedQuestion } from '#src/features/statistics/question-report.tsx'
import { CrashScreen } from '#src/shell/crash-screen.tsx'
import { NoAccessScreen, NotFoundScreen } from '#src/shell/plain-screens.tsx'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'
import { ConsoleScreen } from './screen.tsx'

/** Screens of the console that can be looked at without a server. The others are in the product: `npm start`. */
export default { title: 'Screens / Console' }

export const SignIn: Story = () => (
  <ConsoleScreen>
    <SignInPage redirect={undefined} linkRefused={false} />
  </ConsoleScreen>
)

export const SignInLinkUsed: Story = () => (
  <ConsoleScreen>
    <SignInPage redirect={undefined} linkRefused />
  </ConsoleScreen>
)

export const DashboardForms: Story = () => (
  <ConsoleScreen>
    <RecentForms
      forms={[
        form({ name: '客户满意度调查', answerCount: 5000 }),
        form({ name: 'Bewerbungsbogen für das Wintersemester mit sehr langem Namen', status: formStatus.stopped }),
        form({ name: 'Untitled', status: formStatus.draft, answerCount: 0 }),
      ]}
    />
  </ConsoleScreen>
)

export const Share: Story = () => (
  <ConsoleScreen>
    <ShareCard form={form({})} />
  </ConsoleScreen>
)

export const QuestionReports: Story = () => (
  <ConsoleScreen>
    <div className="mx-auto flex max-w-220 flex-col gap-4">
      {reports.map((summary, position) => (
        <QuestionReport
          key={summary.questionId}
          summary={summary}
          question={undefined}
          host={quietHost}
          position={position + 1}
        />
      ))}
    </div>
  </ConsoleScreen>
)

export const NotBuiltYet: Story = () => (
  <ConsoleScreen>
    <UpcomingPlainScreen title="upcoming.formTheme" />
  </ConsoleScreen>
)

export const NotFound: Story = () => (
  <ConsoleScreen>
    <NotFoundScreen />
  </ConsoleScreen>
)

export const NoAccess: Story = () => (
  <ConsoleScreen>
    <NoAccessScreen />
  </ConsoleScreen>
)

export const Crashed: Story = () => (
  <ConsoleScreen>
    <CrashScreen error={new Error('in a story')} reset={() => undefined} />
  </ConsoleScreen>
)

const form = (rest: Partial<FormRow>): FormRow => ({
  id: '1',
  formKey: `story${rest.name?.length ?? 0}`,
  name: '课程评价',
  type: 1,
  status: formStatus.collecting,
  statusDesc: '',
  publishedVersion: 1,
  hasUnpublishedChanges: false,
  ownerName: '林晓',
  answerCount: 42,
  viewCount: 60,
  createTime: '2026-08-01T10:00:00Z',
  updateTime: '2026-08-02T10:00:00Z',
  ...rest,
})

const choice = (counts: readonly number[]) =>
  counts.map((count, at) => ({ id: String(at), label: letters[at] ?? '', count }))
const letters = ['A', 'B', 'C', 'D']
const reports: readonly ReportedQuestion[] = [
  {
    questionId: 'choice',
    type: '',
    title: '您使用的是哪款产品？',
    deleted: false,
    answered: 100,
    total: 120,
    parts: [{ id: '', label: '', values: choice([40, 30, 20, 10]), numbers: null }],
    samples: [],
  },
  {
    questionId: 'number',
    type: '',
    title: '您每月的花费',
    deleted: true,
    answered: 3,
    total: 120,
    parts: [{ id: '', label: '', values: [], numbers: { count: 3, mean: 4.5, min: 1, max: 9, sum: 13.5 } }],
    samples: ['4.5', '9'],
  },
]
const quietHost = {
  language: 'zh-cn',
  pickText: () => '',
  translate: (_: string, key: string) => key,
  uploadFile: () => Promise.reject(new Error('not in a story')),
  callAction: () => Promise.reject(new Error('not in a story')),
  fetchData: () => Promise.reject(new Error('not in a story')),
  fileUrl: (id: string) => `#${id}`,
  openFile: () => () => undefined,
}
