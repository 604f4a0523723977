import { useShortcut } from '#ds/shortcuts'
import { useT } from '#src/i18n/use-t.ts'
import { useDefinition, useSelect, useSelection } from '../draft/use-draft.ts'
import type { QuestionActions } from './use-question-actions.ts'

/** Keys that act on the selected question (ux D7, D9). */
export const useDesignerShortcuts = (actions: QuestionActions): void => {
  const t = useT('designer')
  const { questions } = useDefinition()
  const selection = useSelection()
  const select = useSelect()
  const index = questions.findIndex(({ id }) => id === selection)

  const useKey = (id: string, keys: string, isPossible: boolean, act: (selected: string) => void) =>
    useShortcut({
      id: `question ${id}`,
      keys,
      label: t(`keys.${id}`),
      group: t('keys'),
      everywhere: true,
      // Listed at all times; a key that would do nothing is nobody's.
      when: ({ target }) => isPossible && !isOthers(target),
      onPress: () => selection !== null && act(selection),
    })
  const isSelected = index >= 0
  useKey('duplicate', 'mod+d', isSelected, actions.duplicate)
  useKey('up', 'alt+up', index > 0, (selected) => actions.move(selected, index - 1))
  useKey('down', 'alt+down', isSelected && index < questions.length - 1, (selected) =>
    actions.move(selected, index + 1),
  )
  useKey('remove', 'delete', isSelected, actions.remove)
  useKey('deselect', 'escape', isSelected, () => select(null))
}

/** Fields, those for choices too, keep the keys that would change or delete the question they set; layers keep theirs. */
const isOthers = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]') !== null)
