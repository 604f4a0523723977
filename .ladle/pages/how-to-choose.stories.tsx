import type { StoryDefault } from '@ladle/react'

export default { title: 'Overview / How to choose' } satisfies StoryDefault

/** Which part for what: the question a designer has, and the component that answers it. */
export const WhichComponent = () => (
  <div lang="en" className="mx-auto max-w-240">
    <h1 className="mb-2 font-semibold text-3xl">How to choose</h1>
    <p className="mb-8 max-w-160 text-lg text-muted">
      Start from what the person has to say or do. The first row that fits is the one to take; the reason is beside it.
    </p>
    {chapters.map(({ title, rows }) => (
      <section key={title} className="mb-12">
        <h2 className="mb-3 font-semibold text-xl">{title}</h2>
        <div className="overflow-x-auto rounded-lg border border-hairline bg-paper">
          <table className="w-full min-w-160 text-start">
            <thead className="bg-subtle text-muted text-sm">
              <tr>
                <th scope="col" className="w-[38%] px-4 py-2 text-start font-medium">
                  When
                </th>
                <th scope="col" className="w-[22%] px-4 py-2 text-start font-medium">
                  Take
                </th>
                <th scope="col" className="px-4 py-2 text-start font-medium">
                  Because
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([when, take, because]) => (
                <tr key={when} className="border-hairline border-t align-top">
                  <td className="px-4 py-3">{when}</td>
                  <td className="px-4 py-3 font-medium">{take}</td>
                  <td className="px-4 py-3 text-muted">{because}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    ))}
  </div>
)

const chapters: readonly {
  title: string
  rows: readonly (readonly [when: string, take: string, because: string])[]
}[] = [
  {
    title: 'One of several',
    rows: [
      [
        'On or off, takes effect at once',
        'Switch',
        'No save button comes after it; its state is told by more than colour.',
      ],
      ['Yes or no, sent with a form', 'Checkbox', 'A switch would promise an effect that has not happened yet.'],
      [
        '2 to 4 short words that change a view',
        'Segmented control',
        'All are seen, one key press each, no page of its own.',
      ],
      [
        '2 to 4 views of one thing',
        'Tabs',
        'Each has a panel; if the address changes, they are links that look like tabs.',
      ],
      [
        'Up to 7, to be weighed against each other',
        'Choice group, radio',
        'Everything is readable without opening anything.',
      ],
      ['8 to 50, known by heart', 'Select', 'The browser’s own list: a wheel on a phone, letters jump.'],
      [
        'More than 50, or found on the server',
        'Combobox',
        'Typing is faster than scrolling; asks 430 ms after the last key.',
      ],
      ['A place in a tree (department, menu)', 'Tree select', 'The path matters and search keeps the ancestors.'],
    ],
  },
  {
    title: 'Several at once',
    rows: [
      ['Up to 10', 'Choice group, checkboxes', 'Seen together; least and most are said in words.'],
      ['Many, found by name', 'Combobox with multiple', 'The chosen ones stay visible as chips.'],
      [
        'Many, and the chosen set is the point',
        'Transfer',
        'Two lists with counts; what is in and what is out at a glance.',
      ],
      ['Rows of a table', 'Table with selection', 'Actions come up in the bar below, with the number in the words.'],
    ],
  },
  {
    title: 'Words, numbers and days',
    rows: [
      ['One line', 'Text input', 'Enter never sends the form.'],
      ['More than one line', 'Textarea', 'Grows with the text; counts when there is a limit.'],
      [
        'Words with headings, pictures, links',
        'Rich text editor',
        'Only for what is shown to others; never for short answers.',
      ],
      ['An amount', 'Number input', 'Sign, digits and decimals by the locale; the wheel does nothing.'],
      [
        'A figure that is no amount (a code, a phone)',
        'Text input with input mode',
        'Nobody adds up phone numbers; arrows must not change them.',
      ],
      ['How much, roughly', 'Slider with a number input', 'The hand is fast, the field is exact.'],
      ['How good', 'Rating', 'Each point has a word; can be cleared.'],
      ['A day that is known (a birthday)', 'Date input', 'Typing is faster than walking through months.'],
      ['A day to be found (next free Friday)', 'Date picker', 'The week around it matters.'],
    ],
  },
  {
    title: 'Telling and asking',
    rows: [
      ['It worked, and nothing has to be done', 'Toast', 'Goes by itself; carries Undo where there is one.'],
      ['Something about this page', 'Callout', 'Stays as long as it is true.'],
      ['One field is wrong', 'Field errors', 'Beside the field and tied to it; the summary lists them all.'],
      ['What an icon does', 'Tooltip', 'Never the only place where something essential is said.'],
      ['A few controls about one thing', 'Popover', 'Leaves the page usable.'],
      ['A record beside its list', 'Drawer', 'The list stays in sight and in place.'],
      ['A short task that interrupts', 'Dialog', 'One task, two buttons, focus comes back.'],
      ['Something that cannot be undone', 'Alert dialog', 'Names what will be lost; the safe button has the focus.'],
      ['Work that takes longer than 5 s', 'Progress dialog', 'Can be sent to the background; says what it is doing.'],
      ['Nothing here yet', 'Empty state', 'One drawing, one sentence, one action.'],
      ['It could not be loaded', 'Error state', 'Says what failed, tries again, has the request id to copy.'],
      ['A page one may not see', 'No access', 'Names the missing permission and a way back.'],
      ['Something about the whole product', 'Banner', 'Above everything, one sentence, can be taken away.'],
      ['A part that may throw', 'Error boundary', 'The failure stays where it happened.'],
      ['A new screen, shown once', 'Tour', 'Three to five notes beside the things; the page stays usable.'],
    ],
  },
  {
    title: 'Finding the way',
    rows: [
      ['Go to a page', 'Link, Link button', 'It has an address: it can be opened in a tab, copied, shared.'],
      ['The whole product, two or three levels', 'Side menu', 'All of it is in sight; folded, 64 px are left of it.'],
      [
        'Few first-level entries, wide pages',
        'Nav menu',
        'The page keeps its width; what has no room goes under “more”.',
      ],
      ['Many areas, each with a menu', 'Columns rail and side menu', 'The rail says where, the menu beside it what.'],
      ['Where this page lies', 'Breadcrumb', 'One line, also for pages that no menu lists.'],
      ['Pages a person has open', 'Tags view', 'They are links with state behind them, and no tabs of one page.'],
      ['Anything, by its name', 'Command palette', 'Fast for those who know it; never the only way.'],
      ['One action and its rarer relatives', 'Split button', 'The usual one costs one click.'],
    ],
  },
]
