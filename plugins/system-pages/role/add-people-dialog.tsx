import { useState } from 'react'
import { Button } from '#ds/button'
import { Combobox, type ComboboxOption } from '#ds/combobox'
import { Dialog } from '#ds/dialog'
import { Field, FieldErrors, FieldLabel, useFieldIds } from '#ds/field'
import { refusalOf, useAction, useData, useFailureText, useT } from '#sdk/page'
import type { Endpoint } from '#shared/contract/endpoint'
import { grantRoleToMany, unallocatedUsers } from '#shared/contract/role'

interface AddPeopleProps {
  readonly roleId: string
  readonly roleName: string
  /** Endpoints whose answers are other ones afterwards. */
  readonly changes: readonly Pick<Endpoint, 'path'>[]
  readonly onClose: () => void
}

/** Gives a role to several people who do not have it yet. */
export function AddPeopleDialog({ open, ...rest }: AddPeopleProps & { open: boolean }) {
  // Mounted per opening: what was chosen and given up last time is gone.
  return open && <AddPeople {...rest} />
}

function AddPeople({ roleId, roleName, changes, onClose }: AddPeopleProps) {
  const t = useT()
  const failureText = useFailureText()
  const ids = useFieldIds()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([])
  const [isMissing, setMissing] = useState(false)
  const found = useData(unallocatedUsers, {
    query: { roleId, current: 1, size: 20, ...(query.trim() !== '' && { userName: query.trim() }) },
  })
  const grant = useAction(grantRoleToMany, { changes, quiet: true, done: t('done.granted', { count: chosen.length }) })
  const options = (found.data?.records ?? []).map(({ id, nickName, userName, deptName }) => ({
    id,
    label: nickName,
    description: [userName, deptName].filter((part) => part !== '').join(' · '),
  }))
  const failure = grant.error ? refusalOf(grant.error)?.text || failureText(grant.error) : undefined
  const error = isMissing ? t('users.missing') : failure
  const errors = error === undefined ? undefined : [error]

  const add = async () => {
    setMissing(chosen.length === 0)
    if (chosen.length === 0) return
    const answer = await grant.run({ body: { roleId, userIds: chosen.map(({ id }) => id) } })
    if (answer !== undefined) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('users.addTo', { name: roleName })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={grant.isBusy} onClick={() => void add()}>
            {t('users.add')}
          </Button>
        </>
      }
    >
      <Field invalid={error !== undefined}>
        <FieldLabel id={ids.labelId} htmlFor={ids.controlId}>
          {t('users.people')}
        </FieldLabel>
        <Combobox
          id={ids.controlId}
          labelledBy={ids.labelId}
          describedBy={ids.describedBy({ errors })}
          invalid={error !== undefined}
          multiple
          options={options}
          chosen={chosen}
          value={chosen.map(({ id }) => id)}
          onChange={(next) => {
            const known = new Map([...options, ...chosen].map((option) => [option.id, option]))
            setChosen(next.flatMap((id) => known.get(id) ?? []))
            setMissing(false)
          }}
          onSearch={setQuery}
          loading={found.isFetching}
          placeholder={t('users.people.placeholder')}
          searchLabel={t('users.filter.name')}
          emptyText={t('users.people.none')}
        />
        <FieldErrors id={ids.errorsId} errors={errors} />
      </Field>
    </Dialog>
  )
}
