import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const flowLabels = ({ t, number }: Say): Pick<KitLabels, 'workflow-canvas'> => {
  return {
    'workflow-canvas': {
      kinds: {
        start: t('workflow-canvas.kinds.start'),
        approve: t('workflow-canvas.kinds.approve'),
        handle: t('workflow-canvas.kinds.handle'),
        copy: t('workflow-canvas.kinds.copy'),
        delay: t('workflow-canvas.kinds.delay'),
        trigger: t('workflow-canvas.kinds.trigger'),
        sub: t('workflow-canvas.kinds.sub'),
        end: t('workflow-canvas.kinds.end'),
        cond: t('workflow-canvas.kinds.cond'),
        parallel: t('workflow-canvas.kinds.parallel'),
        inclusive: t('workflow-canvas.kinds.inclusive'),
      },
      states: {
        done: t('workflow-canvas.states.done'),
        current: t('workflow-canvas.states.current'),
        waiting: t('workflow-canvas.states.waiting'),
        rejected: t('workflow-canvas.states.rejected'),
        skipped: t('workflow-canvas.states.skipped'),
        canceled: t('workflow-canvas.states.canceled'),
      },
      problems: (count) => t('workflow-canvas.problems', { number: number(count) }),
      branch: (position, count) => t('workflow-canvas.branch', { position: number(position), count: number(count) }),
      defaultBranch: t('workflow-canvas.defaultBranch'),
      view: t('workflow-canvas.view'),
      canvas: t('workflow-canvas.canvas'),
      outline: t('workflow-canvas.outline'),
      zoomIn: t('workflow-canvas.zoomIn'),
      zoomOut: t('workflow-canvas.zoomOut'),
      fit: t('workflow-canvas.fit'),
      addAfter: (name) => t('workflow-canvas.addAfter', { name }),
      addBranch: t('workflow-canvas.addBranch'),
      remove: (name) => t('workflow-canvas.remove', { name }),
      added: (name) => t('workflow-canvas.added', { name }),
      removed: (name) => t('workflow-canvas.removed', { name }),
      moved: (name, position, count) =>
        t('workflow-canvas.moved', { name, position: number(position), count: number(count) }),
    },
  }
}
