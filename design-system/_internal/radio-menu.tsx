import { DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.tsx'
import { menuContentClass, menuItemClass } from './menu-class.ts'

export interface RadioMenuOption<Id extends string> {
  id: Id
  label: string
  /** BCP 47 tag of the label, where it is not the page's language. */
  lang?: string | undefined
  /** What should be known before choosing, below the label. */
  note?: string | undefined
  icon?: IconName | undefined
}

/** A button with one choice of several behind it (APG menu button with menuitemradio), on Radix. Choosing closes. */
export function RadioMenu<Id extends string>({
  slot,
  trigger,
  options,
  value,
  onChange,
}: {
  slot: string
  trigger: ReactElement
  options: readonly RadioMenuOption<Id>[]
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          data-slot={slot}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={`max-h-(--radix-dropdown-menu-content-available-height) ${menuContentClass}`}
        >
          <DropdownMenu.RadioGroup
            value={value}
            onValueChange={(next) => {
              const option = options.find((each) => each.id === next)
              if (option && option.id !== value) onChange(option.id)
            }}
          >
            {options.map((option) => (
              <DropdownMenu.RadioItem
                key={option.id}
                value={option.id}
                data-slot={`${slot}-item`}
                className={menuItemClass()}
              >
                {option.icon !== undefined && <Icon name={option.icon} className="text-muted" />}
                <span className="min-w-0 flex-1">
                  <span lang={option.lang}>{option.label}</span>
                  {option.note !== undefined && (
                    <>
                      {' '}
                      <span className="block text-muted text-sm">{option.note}</span>
                    </>
                  )}
                </span>
                <span className="grid size-4 place-items-center">
                  <DropdownMenu.ItemIndicator>
                    <Icon name="check" className="text-accent-text" />
                  </DropdownMenu.ItemIndicator>
                </span>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
