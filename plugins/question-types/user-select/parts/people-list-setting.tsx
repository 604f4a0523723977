import { useRef, useState } from 'react'
import { Combobox } from '#ds/combobox'
import { SettingField, useFindPeople, useT } from '#sdk/designer'
import { type ListedPerson, maxListed, maxNameLength, type Person } from './person.ts'

/** The people respondents may choose from, found by name. The name stays as it was when the person was listed. */
export const PeopleListSetting = ({
  value,
  onChange,
}: {
  value: readonly ListedPerson[]
  onChange: (next: readonly ListedPerson[]) => void
}) => {
  const t = useT()
  const findPeople = useFindPeople()
  const [found, setFound] = useState<readonly Person[]>([])
  const [state, setState] = useState<'unasked' | 'loading' | 'nobody' | 'failed'>('unasked')
  const last = useRef(0)

  const search = async (query: string) => {
    if (!findPeople) return
    last.current++
    const asked = last.current
    setState('loading')
    try {
      const people = await findPeople(query)
      if (asked !== last.current) return
      setFound(people)
      setState('nobody')
    } catch {
      // The console's client has told the author why.
      if (asked === last.current) setState('failed')
    }
  }
  const choose = (ids: readonly string[]) => {
    const known = new Map(found.map(({ id, name }) => [id, { userId: id, name: name.slice(0, maxNameLength) }]))
    for (const person of value) known.set(person.userId, person)
    onChange(ids.slice(0, maxListed).flatMap((id) => known.get(id) ?? []))
  }

  return (
    <SettingField label={t('list')} hint={t(findPeople ? 'list.hint' : 'list.notHere')}>
      {({ controlId, labelId, describedBy }) => (
        <Combobox
          id={controlId}
          labelledBy={labelId}
          describedBy={describedBy}
          size="small"
          multiple
          value={value.map(({ userId }) => userId)}
          chosen={value.map(({ userId, name }) => ({ id: userId, label: name }))}
          options={found.map(({ id, name }) => ({ id, label: name }))}
          onChange={choose}
          onSearch={(query) => void search(query)}
          loading={state === 'loading'}
          placeholder={t('list.placeholder')}
          searchLabel={t('list.search')}
          emptyText={state === 'loading' ? '' : t(`list.${state}`)}
          loadingText={t('loading')}
          removeLabel={t('list.remove')}
        />
      )}
    </SettingField>
  )
}
