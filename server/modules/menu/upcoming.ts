import type { MenuEntry } from '../../kernel/menu.ts'

const page = (name: string, title: string, path: string, component: string, icon: string): MenuEntry => ({
  name,
  kind: 'C',
  title: `menu.upcoming.${title}`,
  path,
  component,
  icon,
  hidden: true,
  // Behind all that there is.
  order: 1000,
  isUpcoming: true,
})

/**
 * Pages of the spec's module map (section 2) that nobody has built yet. Their addresses exist and say so; the menu does not
 * show them, because an entry that leads nowhere helps nobody. Whoever builds one gives its menu
 * the same name, and this one is gone.
 */
export const upcomingMenus: readonly MenuEntry[] = [
  page('gen-edit', 'genEdit', '/gen/edit/:tableId', 'gen/edit', 'table'),
  page('job-log', 'jobLog', '/system/job/log/:jobId', 'system/job/log', 'list'),
  page('workflow-start', 'workflowStart', '/workflow/task/record/start', 'workflow/task/start', 'workflow'),
  page('workflow-handle', 'workflowHandle', '/workflow/task/record/handle', 'workflow/task/handle', 'workflow'),
  page('workflow-image', 'workflowImage', '/workflow/process/image', 'workflow/process/image', 'workflow'),
  page('workflow-definition', 'workflowDefinition', '/workflow/definition', 'workflow/definition', 'workflow'),
  page('workflow-task', 'workflowTask', '/workflow/task', 'workflow/task', 'workflow'),
  page('message-log', 'messageLog', '/message/log', 'message/log', 'mail'),
  page('message-template', 'messageTemplate', '/message/template', 'message/template', 'mail'),
  page('project-words', 'projectWords', '/project/words', 'project/words', 'shield'),
  page('project-share', 'projectShare', '/project/share', 'project/share', 'link'),
  page('project-todo', 'projectTodo', '/project/todo', 'project/todo', 'check-square'),
  page('system-ops', 'systemOps', '/system/ops', 'system/ops', 'monitor'),
  page('system-project', 'systemProject', '/system/project', 'system/project', 'folder'),
  page('tool-gen', 'toolGen', '/tool/gen', 'tool/gen', 'text'),
  page('tool-job', 'toolJob', '/tool/job', 'tool/job', 'clock'),
  page('uniapp-banner', 'uniappBanner', '/uniapp/banner', 'uniapp/banner', 'image'),
  page('uniapp-nav', 'uniappNav', '/uniapp/nav', 'uniapp/nav', 'smartphone'),
]
