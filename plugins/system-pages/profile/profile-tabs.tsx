import { useEffect, useState } from 'react'
import { z } from 'zod'
import { Card } from '#ds/card'
import { Tabs } from '#ds/tabs'
import { refusalOf, useAction, useLazyData, useLeaveGuard, useMenuChanged, useSearchState, useT } from '#sdk/page'
import { getProfile, type Profile, updateProfile } from '#shared/contract/profile'
import { sexSchema } from '#shared/contract/user'
import { ConflictDialog } from '../../_families/record-form/conflict-dialog.tsx'
import { LeaveDialog } from '../../_families/record-form/leave-dialog.tsx'
import { keepMine } from '../../_families/record-form/merge.ts'
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
  const load = useLazyData(getProfile)
  const update = useAction(updateProfile, {
    changes: [getProfile],
    done: t('done.saved'),
    // The name in the top bar is the signed-in user's.
    onDone: () => void userChanged(),
    quiet: true,
  })
  // As it was when its form began; somebody else's save, an administrator's for one, takes nothing away that is typed.
  const [opened, setOpened] = useState(profile)
  const form = useRecordForm<BasicValues>({
    of: String(opened.version),
    initial: valuesOf(opened),
    rules: (values) => schemaRules(updateProfile.body, bodyOf(values, opened), (field) => t(`problem.${field}`)),
    failure: update.error,
  })
  if (opened.version !== profile.version && !form.isDirty) setOpened(profile)
  const guard = useLeaveGuard(form.isDirty)
  const write = async (values: BasicValues, to: Profile) => {
    if ((await update.run({ body: bodyOf(values, to) })) !== undefined) form.begin(String(to.version), values, values)
  }
  const isConflict = form.isConflict
  const { error } = update
  useEffect(() => {
    if (isConflict && error) void load({})
  }, [isConflict, error, load])
  const [put, setPut] = useState<unknown>()

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
            content: (
              <BasicForm
                form={form}
                isBusy={update.isBusy}
                onSave={() => form.check() && void write(form.values, opened)}
              />
            ),
          },
          { id: 'password', label: t('tab.password'), content: <PasswordForm userName={profile.userName} /> },
          { id: 'sessions', label: t('tab.sessions'), content: <SessionList /> },
        ]}
      />
      <LeaveDialog guard={guard} />
      {isConflict && put !== error && profile.version !== opened.version && (
        <ConflictDialog
          first={form.first}
          mine={form.values}
          theirs={valuesOf(profile)}
          newer={refusalOf(error)?.current}
          isBusy={update.isBusy}
          onMine={() => {
            const merged = keepMine(form.first, form.values, valuesOf(profile))
            setOpened(profile)
            form.begin(String(profile.version), valuesOf(profile), merged)
            void write(merged, profile)
          }}
          onTheirs={() => setOpened(profile)}
          onClose={() => setPut(error)}
        />
      )}
    </Card>
  )
}

const valuesOf = ({ nickName, phone, email, sex }: Profile): BasicValues => ({ nickName, phone, email, sex })

const bodyOf = ({ sex, ...values }: BasicValues, { version }: Profile) => ({
  ...values,
  email: values.email.trim(),
  // An entry somebody added to the dictionary is none the server stores.
  sex: sexSchema.catch('2').parse(sex),
  version,
})
