import { z } from 'zod'
import { Card } from '#ds/card'
import { Tabs } from '#ds/tabs'
import { useAction, useLeaveGuard, useMenuChanged, useSearchState, useT } from '#sdk/page'
import { getProfile, type Profile, updateProfile } from '#shared/contract/profile'
import { sexSchema } from '#shared/contract/user'
import { LeaveDialog } from '../../_families/record-form/leave-dialog.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { schemaRules } from '../../_families/records/schema-rules.ts'
import { BasicForm, type BasicValues } from './basic-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

const search = z.object({ tab: z.enum(['basic', 'password', 'sessions']).catch('basic') })

/** What a person can change. The basic form's values live here, so that looking at another tab loses nothing. */
export function ProfileTabs({ profile }: { profile: Profile }) {
  const t = useT()
  const [{ tab }, change] = useSearchState(search)
  const userChanged = useMenuChanged()
  const update = useAction(updateProfile, {
    changes: [getProfile],
    done: t('done.saved'),
    // The name in the top bar is the signed-in user's.
    onDone: () => void userChanged(),
    quiet: true,
  })
  const bodyOf = ({ sex, ...values }: BasicValues) => ({
    ...values,
    email: values.email.trim(),
    // An entry somebody added to the dictionary is none the server stores.
    sex: sexSchema.catch('2').parse(sex),
    version: profile.version,
  })
  const { nickName, phone, email, sex } = profile
  const form = useRecordForm<BasicValues>({
    initial: { nickName, phone, email, sex },
    rules: (values) => schemaRules(updateProfile.body, bodyOf(values), (field) => t(`problem.${field}`)),
    failure: update.error,
  })
  const guard = useLeaveGuard(form.isDirty)
  const save = async () => {
    if (form.check()) await update.run({ body: bodyOf(form.values) })
  }
  return (
    <Card className="min-w-0 lg:flex-1">
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={(next) => change({ tab: search.parse({ tab: next }).tab })}
        items={[
          {
            id: 'basic',
            label: t('tab.basic'),
            content: <BasicForm form={form} isBusy={update.isBusy} onSave={() => void save()} />,
          },
          { id: 'password', label: t('tab.password'), content: <PasswordForm userName={profile.userName} /> },
          { id: 'sessions', label: t('tab.sessions'), content: <SessionList /> },
        ]}
      />
      <LeaveDialog guard={guard} />
    </Card>
  )
}
